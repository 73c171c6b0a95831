import { atom } from 'jotai/vanilla';
import { overlayStateOf } from './overlayOrder.ts';
import { overlayOrderAtom } from './overlayOrderAtom.ts';

/** The id, in the order, of the popup of offers. */
export const upsellPopupId = 'upsell';

export const upsellStateAtom = atom((get) => overlayStateOf(get(overlayOrderAtom), upsellPopupId));
