/**
 * The places over the page, the most important first. Only one modal, panel or popup is open at a time: a more
 * important one opens over it and later uncovers it; a less important one waits. Toasts wait until none is open
 * [OVL-11].
 */
export const overlaySlots = ['modal', 'panel', 'popup', 'toast'] as const;
type OverlaySlot = (typeof overlaySlots)[number];

/** An overlay over the page. */
interface OverlayRow {
  slot: OverlaySlot;
  /** Whether a remote fills the place with the overlay's name; otherwise the shell does. */
  isPlace: boolean;
  /**
   * `always`: a visitor may close it. `whileShopping`: not during payment or after it, except in a shop that saves
   * wishlists [OVL-02]. `never`: only the action that it asks for closes it.
   */
  closing: 'always' | 'whileShopping' | 'never';
}

/** All overlays, and when a visitor may close them. */
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

/** An overlay is more important than its slot, and less important than the slot above. */
const degrees = 10;

/** The importance of a slot: a multiple of ten, so that the overlays in it can differ in importance. */
export const slotImportance = (slot: OverlaySlot): number =>
  (overlaySlots.length - 1 - overlaySlots.indexOf(slot)) * degrees;
