import { isTravelTicket } from '@festival/shared-contracts/product/isTravelTicket';
import { nearlyGone } from '@festival/shared-contracts/product/nearlyGone';
import type { Product } from '@festival/shared-contracts/product/product';

interface Scarce {
  name: string;
  /** Remaining stock. */
  left: number;
}

/** The ticket with the smallest remaining stock, for the home page; null if no ticket is nearly sold out [RTE-18]. */
export const scarcest = (products: readonly Product[]): Scarce | null => {
  const scarce = products
    .filter((product) => product.mappedType === 'ticket' && !isTravelTicket(product))
    .flatMap((product) => {
      const left = nearlyGone(product);
      return left === null ? [] : [{ name: product.name, left }];
    });
  return scarce.reduce<Scarce | null>((least, one) => (least && least.left <= one.left ? least : one), null);
};
