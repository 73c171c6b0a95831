/**
 * The places over the page, the most important first. Of modals, panels and popups one is open at a time: a more important
 * one opens over the other, which returns afterwards; a less important one waits. Toasts wait until none is open [OVL-11].
 */
export const overlaySlots = ['modal', 'panel', 'popup', 'toast'] as const;
type OverlaySlot = (typeof overlaySlots)[number];

/** Something that opens over the page. */
interface OverlayRow {
  slot: OverlaySlot;
  /** Whether a remote fills the place of its name; else the shell does. */
  isPlace: boolean;
  /**
   * `whileShopping`: not during payment and not once paid, except in a shop that saves wishlists [OVL-02]. `never`: only what it asks for
   * closes it.
   */
  closing: 'always' | 'whileShopping' | 'never';
}

/** Everything that opens over the page, and when a visitor may close it. */
export const overlayTable = {
  generalModal: { slot: 'modal', isPlace: false, closing: 'always' },
  basket: { slot: 'panel', isPlace: true, closing: 'whileShopping' },
  form: { slot: 'panel', isPlace: true, closing: 'whileShopping' },
  loginRequest: { slot: 'popup', isPlace: false, closing: 'never' },
  fillCart: { slot: 'popup', isPlace: true, closing: 'always' },
  previousOrders: { slot: 'popup', isPlace: true, closing: 'always' },
  upsell: { slot: 'popup', isPlace: true, closing: 'always' },
  toast: { slot: 'toast', isPlace: false, closing: 'always' },
} as const satisfies Record<string, OverlayRow>;

export type OverlayName = keyof typeof overlayTable;

/** Overlays of one slot lie between its importance and that of the next one above. */
const degrees = 10;

/** How important a slot is: a multiple of ten, so that its overlays have degrees among each other. */
export const slotImportance = (slot: OverlaySlot): number =>
  (overlaySlots.length - 1 - overlaySlots.indexOf(slot)) * degrees;
