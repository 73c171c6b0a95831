import { holdsStay, holdsTicketsBack } from '@festival/shared-contracts/product/ticketsHeldBack';
import {
  capabilitiesAtom,
  productsAtom,
  quantitiesAtom,
  serverNowAtom,
} from '@festival/shared-contracts/state/shopState';
import { atom } from 'jotai';

/** Whether the shop does not sell tickets to this cart yet, because it contains no stay [TIX-13]. */
export const ticketsHeldBackAtom = atom((get) => {
  const capabilities = get(capabilitiesAtom);
  if (!capabilities || !holdsTicketsBack(capabilities, get(serverNowAtom))) return false;
  const products = get(productsAtom);
  return !holdsStay(get(quantitiesAtom), (wanted) => products.find(({ id }) => id === wanted));
});
