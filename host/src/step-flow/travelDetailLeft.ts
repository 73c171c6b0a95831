import { routeAt } from '../routes/routeAt.ts';

/** The lists of stays: a shop's flow has one of them. */
const lists: readonly string[] = ['slug-travel', 'slug-packages'];

/**
 * The travel detail to which Next returns: the one from which the shopper came back to the travel step, until they go
 * elsewhere [STP-04].
 * @param from the path before, and to the path now; remembered is the answer so far, empty for none.
 */
export const travelDetailLeft = (from: string, to: string, remembered: string): string => {
  if (!lists.includes(routeAt(to).name)) return '';
  if (routeAt(from).name === 'slug-travel-detail') return from;
  return from === to ? remembered : '';
};
