import { capabilitiesAtom, configAtom, userAtom } from '@festival/shared-contracts/state/shopState';
import { atom } from 'jotai/vanilla';
import { levelOf } from '../countdown/levelOf.ts';

/** Whether the visitor is a member as the sale requires; null in a sale that requires none [MEM-02]. */
export const isMemberAtom = atom((get): boolean | null =>
  get(capabilitiesAtom)?.requiresMembership ? levelOf(get(userAtom)) >= (get(configAtom)?.membershipLevel ?? 1) : null,
);
