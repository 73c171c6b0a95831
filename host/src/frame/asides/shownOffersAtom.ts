import { atom } from 'jotai/vanilla';

/**
 * How offers are shown now: a single one as a notification, several in the popup [OVL-13]. `offerUpsell` opens them;
 * the notification and the popup can close them.
 */
export const shownOffersAtom = atom<'none' | 'notification' | 'popup'>('none');
