import type { OrderPage } from '@festival/shared-contracts/order/orderPage';
import type { Pool } from 'pg';
import { brandOfShop } from '../mail/brandOfShop.ts';
import { shopOfMail } from '../mail/shopOfMail.ts';
import { passSigner } from '../pass/passSigner.ts';
import type { Wallets } from '../pass/wallets.ts';
import type { LinkedOrder } from './linkedOrder.ts';

/**
 * Options of an order's page in addition to its tickets: the wallets that passes are signed for, and whether its shop
 * allows holders' names.
 */
export async function orderOffers(
  pool: Pool,
  linked: LinkedOrder,
  { apple, google }: Wallets,
): Promise<Required<Pick<OrderPage, 'wallets' | 'asksNames'>>> {
  const { config } = await shopOfMail(pool, linked);
  const brand = apple && (await brandOfShop(pool, config));
  return {
    wallets: [
      ...(brand && passSigner(brand, apple) ? (['apple'] as const) : []),
      ...(google ? (['google'] as const) : []),
    ],
    asksNames: config.asksTicketNames ?? false,
  };
}
