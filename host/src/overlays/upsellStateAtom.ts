import { atom } from 'jotai/vanilla';
import { overlayStateOf } from './overlayOrder.ts';
import { overlayOrderAtom } from './overlayOrderAtom.ts';

/** The id of the popup of offers in the overlay order. */
export const upsellPopupId = 'upsell';

export const upsellStateAtom = atom((get) => overlayStateOf(get(overlayOrderAtom), upsellPopupId));
