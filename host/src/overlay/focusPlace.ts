/** Where the focus was when something opened over it, and the dialog that it was in. */
export interface FocusPlace {
  element: HTMLElement | null;
  dialog: HTMLElement | null;
}

export const placeOfFocus = (): FocusPlace => {
  const { activeElement } = document;
  const element = activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : null;
  return { element, dialog: dialogOf(element) };
};

/**
 * The `finalFocus` of a dialog: where the focus was; where that is gone, the dialog that it was in, else the page's content,
 * never what lies behind an open dialog. A focus that has gone on to the page stays there [OVL-11].
 */
export const returnFocusTo = (place: FocusPlace) => (): HTMLElement | false => {
  const { activeElement } = document;
  if (activeElement && activeElement !== document.body && !dialogOf(activeElement)) return false;
  if (place.element?.isConnected) return place.element;
  const container = place.dialog?.isConnected ? place.dialog : document.getElementById('content');
  // Returned, it would hand the focus on to its first control.
  queueMicrotask(() => container?.focus({ preventScroll: true }));
  return false;
};

const dialogOf = (element: Element | null): HTMLElement | null =>
  element?.closest<HTMLElement>('[role=dialog]') ?? null;
