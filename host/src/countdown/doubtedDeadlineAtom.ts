import { atom } from 'jotai/vanilla';

/** A deadline that came before the machine's clock jumped: the server has to confirm that it is over [CNT-01]. */
export const doubtedDeadlineAtom = atom<number | null>(null);
