import { atom } from 'jotai/vanilla';

/**
 * A deadline that passed when the machine's clock jumped: the server has to confirm that the cart has expired [CNT-01].
 */
export const doubtedDeadlineAtom = atom<number | null>(null);
