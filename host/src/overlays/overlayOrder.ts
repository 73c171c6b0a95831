/** An overlay as the overlay order stores it. */
interface Overlay {
  id: string;
  /** A larger number is more important; see `slotImportance`. */
  importance: number;
}

/** The open overlays, and those that wait. */
export interface OverlayOrder {
  /** The last overlay is on top and has the focus. Each one is more important than those that it covers. */
  open: readonly Overlay[];
  /** Sorted by importance, then by arrival. */
  waiting: readonly Overlay[];
}

export const noOverlays: OverlayOrder = { open: [], waiting: [] };

/** `covered` by a more important overlay, or `closed`. A waiting overlay is `closed` too. */
export type OverlayState = 'closed' | 'open' | 'covered';

export const topOf = ({ open }: OverlayOrder): Overlay | undefined => open.at(-1);

export const overlayStateOf = (order: OverlayOrder, id: string): OverlayState => {
  if (topOf(order)?.id === id) return 'open';
  return order.open.some((overlay) => overlay.id === id) ? 'covered' : 'closed';
};

/** Adds an overlay: it opens over less important overlays, otherwise it waits [OVL-11]. */
export const withOverlay = (order: OverlayOrder, overlay: Overlay): OverlayOrder => {
  if ([...order.open, ...order.waiting].some(({ id }) => id === overlay.id)) return order;
  const waiting = [...order.waiting, overlay].sort((one, other) => other.importance - one.importance);
  return settled({ open: order.open, waiting });
};

/** Removes an overlay: the overlay that it covered returns, unless a more important one waits [OVL-11]. */
export const withoutOverlay = (order: OverlayOrder, gone: string): OverlayOrder => {
  const others = (list: readonly Overlay[]) => list.filter(({ id }) => id !== gone);
  return settled({ open: others(order.open), waiting: others(order.waiting) });
};

/** Opens the first waiting overlay if it may open. */
const settled = (order: OverlayOrder): OverlayOrder => {
  const [next, ...waiting] = order.waiting;
  const top = topOf(order);
  if (!next || (top && top.importance >= next.importance)) return order;
  return { open: [...order.open, next], waiting };
};
