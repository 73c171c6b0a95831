/**
 * Keeps the focus in an element whose content changes: if the focused control is removed, the element gets the focus
 * instead of the page behind [OVL-11]. Use it as a ref; it stops when the element is removed.
 */
export function retainFocus(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  let focused: EventTarget | null = null;
  const remember = ({ target }: FocusEvent) => {
    focused = target;
  };
  const observer = new MutationObserver(() => {
    const isGone = focused instanceof Node && !focused.isConnected;
    if (isGone && document.activeElement === document.body) element.focus({ preventScroll: true });
  });
  element.addEventListener('focusin', remember);
  observer.observe(element, { childList: true, subtree: true });
  return () => {
    element.removeEventListener('focusin', remember);
    observer.disconnect();
  };
}
