import { nearlyGone } from '@festival/shared-contracts/product/nearlyGone';
import { isTravelTicket, type Product } from '@festival/shared-contracts/product/product';

export interface Scarce {
  name: string;
  /** How many are left. */
  left: number;
}

/** The ticket that is nearest to being gone, said on the home page; null while there is enough of each [RTE-18]. */
export const scarcest = (products: readonly Product[]): Scarce | null => {
  const scarce = products
    .filter((product) => product.mappedType === 'ticket' && !isTravelTicket(product))
    .flatMap((product) => {
      const left = nearlyGone(product);
      return left === null ? [] : [{ name: product.name, left }];
    });
  return scarce.reduce<Scarce | null>((least, one) => (least && least.left <= one.left ? least : one), null);
};
