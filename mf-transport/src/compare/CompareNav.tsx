import { useAtomValue } from 'jotai';
import { ViewNav } from '../region/ViewNav.tsx';
import { comparedWaysAtom, hasRegionsAtom } from './comparedWaysAtom.ts';

/** Links to the views of the comparison, if there is more than one [TRN-03]. */
export function CompareNav({ shown }: { shown?: string | undefined }) {
  const isEmpty = useAtomValue(comparedWaysAtom()).length === 0;
  const hasRegions = useAtomValue(hasRegionsAtom);
  if (isEmpty) return null;
  return <ViewNav step="comparetransport" views={hasRegions ? ['nl', 'eu', 'detail'] : ['detail']} shown={shown} />;
}
