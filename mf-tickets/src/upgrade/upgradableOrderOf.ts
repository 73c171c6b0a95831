import type { OrderPage } from '@festival/shared-contracts/order/orderPage';

/** An order with tickets that can be upgraded here. */
export interface UpgradableOrder {
  reference: string;
  placedAt: string;
  /** The tickets of the order that can be upgraded, each kind with its number. */
  tickets: { name: string; texts: OrderPage['lines'][number]['texts']; count: number }[];
}

/** The valid tickets of an order that this shop upgrades, with their names at the time of the sale [UPG-01]. */
export const upgradableOrderOf = (
  { reference, placedAt, lines, tickets }: OrderPage,
  upgraded: readonly string[],
): UpgradableOrder => ({
  reference,
  placedAt,
  tickets: lines
    .filter(({ productId }) => upgraded.includes(productId))
    .map(({ productId, name, texts }) => ({
      name,
      texts,
      count: tickets.filter((ticket) => ticket.productId === productId && ticket.status === 'issued').length,
    }))
    .filter(({ count }) => count > 0),
});
