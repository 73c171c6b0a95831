import { atom } from 'jotai/vanilla';
import { overlayStateOf } from './overlayOrder.ts';
import { overlayOrderAtom } from './overlayOrderAtom.ts';

/** The id, in the order, of the popup of offers. */
export const upsellPopupId = 'upsell';

export const upsellStateAtom = atom((get) => overlayStateOf(get(overlayOrderAtom), upsellPopupId));

/** How offers are shown now: one as a notification, more in the popup [OVL-13]. `offerUpsell` opens them, any part closes them. */
export const shownOffersAtom = atom<'none' | 'notification' | 'popup'>('none');
