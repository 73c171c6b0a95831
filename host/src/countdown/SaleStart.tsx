import { lazyComponent } from '@festival/shared-ui/lazy/lazyComponent';
import { Suspense } from 'react';
import { loadChunk } from '../network/loadChunk.ts';
import { usePage } from '../page/PageContext.tsx';

const noteFile = () => import(/* webpackChunkName: "sale-start" */ './SaleStartNote.tsx');
const SaleStartNote = lazyComponent(async () => (await loadChunk(noteFile)).SaleStartNote);

/** The note about the start of the sale, or the end of a registration. Its code is loaded only in the few shops that have one. */
export function SaleStart() {
  const { config } = usePage();
  if (!config?.saleStarts?.length && !config?.registrationEndsAt) return null;
  return (
    <Suspense fallback={null}>
      <SaleStartNote />
    </Suspense>
  );
}
