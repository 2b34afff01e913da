/** Whether the page's own header is there: a match has the screen to itself. */

class Chrome {
  isHidden = $state(false);

  /** Hide it until the returned function is called. */
  hide(): () => void {
    this.isHidden = true;
    return () => (this.isHidden = false);
  }
}

export const chrome = new Chrome();
