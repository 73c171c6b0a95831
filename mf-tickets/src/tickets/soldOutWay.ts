import { isSoldOut } from '@festival/shared-contracts/product/isSoldOut';
import { isTravelTicket } from '@festival/shared-contracts/product/isTravelTicket';
import type { Product } from '@festival/shared-contracts/product/product';

/** The link of a sold-out ticket: to travel if a stay includes entrance, or none [TIX-05]. */
type SoldOutWay = { kind: 'travel'; label: string } | { kind: 'none'; label: string };

/**
 * The replacement for a sold-out ticket's quantity control; null while the ticket is for sale. The label is the
 * product's own text, empty if it has none [TIX-05].
 */
export const soldOutWay = (product: Product, hasTravelTicket: boolean): SoldOutWay | null => {
  if (!isSoldOut(product)) return null;
  const { soldOutText, soldOutTravelCtaText } = product.meta;
  return hasTravelTicket ? { kind: 'travel', label: soldOutTravelCtaText } : { kind: 'none', label: soldOutText };
};

/** Whether the shop sells entrance with a stay [TIX-05]. */
export const sellsTravelTickets = (products: readonly Product[]): boolean => products.some(isTravelTicket);
