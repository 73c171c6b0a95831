import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { loadChunk } from '../chunk/loadChunk.ts';
import { upsellStateAtom } from '../overlay/upsellStateAtom.ts';
import { useFocusPlace } from '../overlay/useFocusPlace.ts';

const popupFile = () => import(/* webpackChunkName: "upsell-popup" */ '../overlay/UpsellPopup.tsx');
const UpsellPopup = lazy(async () => ({ default: (await loadChunk(popupFile)).UpsellPopup }));

/** The place of the popup of offers, in the shops that have it; its code is loaded when it first opens [OVL-06]. */
export function UpsellSlot() {
  const state = useAtomValue(upsellStateAtom);
  const focusPlace = useFocusPlace(state !== 'closed');
  return <Suspense fallback={null}>{focusPlace && <UpsellPopup state={state} focusPlace={focusPlace} />}</Suspense>;
}
