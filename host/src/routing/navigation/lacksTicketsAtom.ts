import type { MappedType } from '@festival/shared-contracts/product/product';
import { capabilitiesAtom, productsAtom, quantitiesAtom } from '@festival/shared-contracts/state/shopState';
import { atom } from 'jotai';

/**
 * Whether the basket contains travel but no ticket of any kind, so that the shopper must confirm it. False in an add-on
 * shop, whose shoppers already have tickets [BSK-06].
 */
export const lacksTicketsAtom = atom((get): boolean => {
  const quantities = get(quantitiesAtom);
  const holds = (kind: MappedType) =>
    get(productsAtom).some(({ id, mappedType }) => mappedType === kind && (quantities[id] ?? 0) > 0);
  return get(capabilitiesAtom)?.looksUpOrder === false && holds('packages') && !holds('ticket');
});
