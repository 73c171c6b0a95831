import { capabilitiesAtom, userAtom } from '@festival/shared-contracts/state/shopState';
import { lazyComponent } from '@festival/shared-ui/lazy/lazyComponent';
import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { loadChunk } from '../../network/loadChunk.ts';
import { hydratedAtom } from '../../page/hydratedAtom.ts';
import { usePage } from '../../page/PageContext.tsx';

const buttonsFile = () => import(/* webpackChunkName: "header-buttons" */ './HeaderButtons.tsx');
const asidesFile = () => import(/* webpackChunkName: "asides" */ '../asides/Asides.tsx');

const HeaderButtons = lazyComponent(async () => (await loadChunk(buttonsFile)).HeaderButtons);
const Asides = lazyComponent(async () => (await loadChunk(asidesFile)).Asides);

/** Whether the browser prefers another language, so that one may be offered. */
const readsOther = (language: string): boolean => !navigator.language.startsWith(language);

/** The parts of the header that only some visits have. Their code loads after hydration, if it is needed. */
export function HeaderExtras() {
  const { notifiesOfCart, offersToSaveTime, offersUpsell, looksUpOrder } = useAtomValue(capabilitiesAtom) ?? {};
  const hasWishlist = useAtomValue(userAtom)?.wishlist;
  const isShown = useAtomValue(hydratedAtom);
  const { language } = usePage();
  if (!isShown) return null;
  return (
    <Suspense fallback={null}>
      {(looksUpOrder || hasWishlist) && <HeaderButtons />}
      {(notifiesOfCart || offersToSaveTime || offersUpsell || readsOther(language)) && <Asides />}
    </Suspense>
  );
}
