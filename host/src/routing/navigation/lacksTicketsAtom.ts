import type { MappedType } from '@festival/shared-contracts/product/product';
import { capabilitiesAtom, productsAtom, quantitiesAtom } from '@festival/shared-contracts/state/shopState';
import { atom } from 'jotai';

/**
 * Whether the basket holds travel and no ticket of any kind, which the shopper is asked about; not in an add-on shop, whose
 * shoppers have their tickets [BSK-06].
 */
export const lacksTicketsAtom = atom((get): boolean => {
  const quantities = get(quantitiesAtom);
  const holds = (kind: MappedType) =>
    get(productsAtom).some(({ id, mappedType }) => mappedType === kind && (quantities[id] ?? 0) > 0);
  return get(capabilitiesAtom)?.looksUpOrder === false && holds('packages') && !holds('ticket');
});
