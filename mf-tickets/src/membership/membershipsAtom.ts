import {
  capabilitiesAtom,
  configAtom,
  productsAtom,
  quantitiesAtom,
  userAtom,
} from '@festival/shared-contracts/state/shopState';
import { steadyAtom } from '@festival/shared-contracts/state/steadyAtom';
import { atom } from 'jotai';
import { type MembershipStanding, membershipStanding } from './membershipStanding.ts';

/** The ids of the memberships that the shop sells. */
export const membershipIdsAtom = steadyAtom(productsAtom, (products) =>
  products.filter(({ mappedType }) => mappedType === 'membership').map(({ id }) => id),
);

/** The level that the shop's sale requires; the lowest level if it requires none. */
export const requiredLevelAtom = atom((get) =>
  get(capabilitiesAtom)?.requiresMembership ? (get(configAtom)?.membershipLevel ?? 1) : 1,
);

/** The standing of the visitor's membership in this shop [MEM-02]. */
export const standingAtom = atom(
  (get): MembershipStanding => membershipStanding(get(userAtom), get(requiredLevelAtom)),
);

/** Whether the account has an active membership of any level. It then cannot buy another one [MEM-01]. */
export const hasMembershipAtom = atom((get) => get(userAtom)?.membership.status === 'active');

/** Whether the cart contains a membership. */
export const holdsMembershipAtom = atom((get) =>
  get(membershipIdsAtom).some((id) => (get(quantitiesAtom)[id] ?? 0) > 0),
);
