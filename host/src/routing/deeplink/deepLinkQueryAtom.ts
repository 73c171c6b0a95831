import { atom } from 'jotai/vanilla';

/** The raw query of the deeplink that was followed [RTE-03]. */
export const deepLinkQueryAtom = atom('');
