import { atom } from 'jotai/vanilla';
import { overlayStateOf } from './overlayOrder.ts';
import { overlayOrderAtom } from './overlayOrderAtom.ts';

/** The id, in the order, of the request to log in. */
export const loginRequestId = 'login';

export const loginRequestStateAtom = atom((get) => overlayStateOf(get(overlayOrderAtom), loginRequestId));
