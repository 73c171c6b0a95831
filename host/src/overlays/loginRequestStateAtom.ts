import { atom } from 'jotai/vanilla';
import { overlayStateOf } from './overlayOrder.ts';
import { overlayOrderAtom } from './overlayOrderAtom.ts';

/** The login request's id in the overlay order. */
export const loginRequestId = 'login';

export const loginRequestStateAtom = atom((get) => overlayStateOf(get(overlayOrderAtom), loginRequestId));
