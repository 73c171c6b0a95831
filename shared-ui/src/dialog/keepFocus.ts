/**
 * Keeps the focus in an element whose content changes: when what has the focus is taken out of the page, the element takes
 * it over, where it would fall to the page behind [OVL-11]. A ref: it stops when the element goes.
 */
export function keepFocus(element: HTMLElement | null): (() => void) | undefined {
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
