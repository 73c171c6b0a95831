import type { PageData } from '../page/pageData.ts';
import { routeIn } from '../routing/routeIn.ts';

/**
 * The detail to which Next returns: the one from which the shopper came back to a step that asks for it, until they go elsewhere
 * [STP-04].
 * @param from the path before, and to the path now; remembered is the answer so far, empty for none.
 */
export const detailLeft = (
  page: Pick<PageData, 'remoteSteps'>,
  from: string,
  to: string,
  remembered: string,
): string => {
  const [left, shown] = [from, to].map((path) => routeIn(page, path).row);
  const returns = (row: typeof left): boolean => row?.step?.traits.includes('returnsToDetail') === true;
  if (!returns(shown) || shown?.parent !== 'slug') return '';
  if (returns(left) && left?.parent !== 'slug') return from;
  return from === to ? remembered : '';
};
