import { atom } from 'jotai/vanilla';

/** How offers are shown now: one as a notification, more in the popup [OVL-13]. `offerUpsell` opens them, any part closes them. */
export const shownOffersAtom = atom<'none' | 'notification' | 'popup'>('none');
