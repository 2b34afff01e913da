/** Whether the page's header is shown; a match hides it. */

class Chrome {
  isHidden = $state(false);

  /** Hide it until the returned function is called. */
  hide(): () => void {
    this.isHidden = true;
    return () => (this.isHidden = false);
  }
}

export const chrome = new Chrome();
