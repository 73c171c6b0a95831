/** The focused element before an overlay opened, and the dialog that contains it. */
export interface FocusPlace {
  element: HTMLElement | null;
  dialog: HTMLElement | null;
}

export const currentFocusPlace = (): FocusPlace => {
  const { activeElement } = document;
  const element = activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : null;
  return { element, dialog: dialogOf(element) };
};

/**
 * The `finalFocus` of a dialog: the element that had the focus. If that is gone, its dialog; otherwise the page's
 * content. It is never an element behind an open dialog. If the focus is already on the page, it stays there [OVL-11].
 */
export const returnFocusTo = (place: FocusPlace) => (): HTMLElement | false => {
  const { activeElement } = document;
  if (activeElement && activeElement !== document.body && !dialogOf(activeElement)) return false;
  if (place.element?.isConnected) return place.element;
  const container = place.dialog?.isConnected ? place.dialog : document.getElementById('content');
  // The dialog is focused here and not returned, because Base UI would focus the first control inside it.
  queueMicrotask(() => container?.focus({ preventScroll: true }));
  return false;
};

const dialogOf = (element: Element | null): HTMLElement | null =>
  element?.closest<HTMLElement>('[role=dialog]') ?? null;
