import { atom } from 'jotai/vanilla';

/**
 * How offers are shown at the moment: a single offer as a notification, several in the popup [OVL-13]. `offerUpsell`
 * opens both; the notification and the popup can be closed.
 */
export const shownOffersAtom = atom<'none' | 'notification' | 'popup'>('none');
