/** Set `data-more` on a scrolling element while part of it is hidden below. */
export function more(node: HTMLElement): () => void {
  const look = () => node.toggleAttribute("data-more", node.scrollHeight - node.scrollTop - node.clientHeight > 2);
  const sizes = new ResizeObserver(look);
  const words = new MutationObserver(look);
  sizes.observe(node);
  words.observe(node, { childList: true, subtree: true, characterData: true });
  node.addEventListener("scroll", look);
  return () => {
    sizes.disconnect();
    words.disconnect();
  };
}
