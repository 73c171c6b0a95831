import { failure, type Result, success } from '@festival/shared-contracts/errors/result';
import type { PoolClient } from 'pg';
import { accountLimits } from '../limits/accountLimits.ts';
import type { Limit } from '../limits/limit.ts';
import { setLimitUsages } from '../limits/setLimitUsages.ts';
import type { CartPrice } from '../price/cartPrice.ts';
import type { Refusal } from '../refusal/refusal.ts';
import { holdsUpgrade } from '../upgrade/checkUpgrade.ts';
import { upgradeLimit } from '../upgrade/upgradableOrder.ts';
import { voucherLimit } from '../voucher/setVoucherUsage.ts';
import type { NewOrder } from './storeOrder.ts';

type Ready = Pick<NewOrder, 'shop' | 'cart' | 'quantities'>;

/**
 * Records in a (locked) cart the use of every limit of its order: the orders and the membership of its account, the
 * upgrade of an earlier order, its voucher. Returns the ids of the limits, or the refusal of the limit that is used up
 * [CHK-12, MEM-01].
 */
export async function setOrderLimits(
  client: PoolClient,
  { shop, cart, quantities }: Ready,
  { voucherLimitId }: CartPrice,
): Promise<Result<string[], Refusal>> {
  const ofAccount = accountLimits(quantities, { shop, accountId: cart.accountId });
  if (!ofAccount.ok) return ofAccount;
  const upgrades = cart.upgradableOrderId !== null && holdsUpgrade(quantities, shop);
  const limits: Limit[] = [
    ...ofAccount.value,
    ...(upgrades && cart.upgradableOrderId !== null ? [upgradeLimit(cart.upgradableOrderId)] : []),
    ...(voucherLimitId === null ? [] : [voucherLimit(voucherLimitId)]),
  ];
  const set = await setLimitUsages(client, { eventId: shop.eventId, cartId: cart.id }, limits);
  if (set.ok) return success(limits.map(({ limitId }) => limitId));
  const usedUp = limits.find(({ limitId }) => limitId === set.error);
  if (!usedUp) throw new Error(`The database returned an unknown limit ${set.error}`);
  return failure(usedUp.refusal);
}
