/** Something over the page, as the order of overlays knows it. */
export interface Overlay {
  id: string;
  /** The larger, the more important; see `slotImportance`. */
  importance: number;
}

/** What is open over the page, and what waits until it may be. */
export interface OverlayOrder {
  /** The last one is on top, and alone has the focus; each is more important than those that it covers. */
  open: readonly Overlay[];
  /** The most important first, equal ones in the order they came. */
  waiting: readonly Overlay[];
}

export const noOverlays: OverlayOrder = { open: [], waiting: [] };

/** How one of them is: `covered` by a more important one, or closed, which those that wait are as well. */
export type Standing = 'closed' | 'open' | 'covered';

export const topOf = ({ open }: OverlayOrder): Overlay | undefined => open.at(-1);

export const standingOf = (order: OverlayOrder, id: string): Standing => {
  if (topOf(order)?.id === id) return 'open';
  return order.open.some((overlay) => overlay.id === id) ? 'covered' : 'closed';
};

/** The order once another one wants to be open: it opens over what is less important, else it waits [OVL-11]. */
export const withOverlay = (order: OverlayOrder, overlay: Overlay): OverlayOrder => {
  if ([...order.open, ...order.waiting].some(({ id }) => id === overlay.id)) return order;
  const waiting = [...order.waiting, overlay].sort((one, other) => other.importance - one.importance);
  return settled({ open: order.open, waiting });
};

/** The order once one is done with: what it covered comes back, unless something more important waits [OVL-11]. */
export const withoutOverlay = (order: OverlayOrder, gone: string): OverlayOrder => {
  const others = (list: readonly Overlay[]) => list.filter(({ id }) => id !== gone);
  return settled({ open: others(order.open), waiting: others(order.waiting) });
};

/** Opens the first that waits where it may be open. */
const settled = (order: OverlayOrder): OverlayOrder => {
  const [next, ...waiting] = order.waiting;
  const top = topOf(order);
  if (!next || (top && top.importance >= next.importance)) return order;
  return { open: [...order.open, next], waiting };
};
