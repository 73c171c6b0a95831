import { atom } from 'jotai/vanilla';
import { overlayStateOf } from './overlayOrder.ts';
import { overlayOrderAtom } from './overlayOrderAtom.ts';

/** The checkout panel's id in the overlay order. */
export const checkoutPanelId = 'checkout';

export const checkoutPanelStateAtom = atom((get) => overlayStateOf(get(overlayOrderAtom), checkoutPanelId));
