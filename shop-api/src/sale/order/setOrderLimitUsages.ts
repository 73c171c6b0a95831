import type { PoolClient } from 'pg';
import { ApiFailure } from '../../platform/http/ApiFailure.ts';
import type { CartPrice } from '../cart/cartPrice.ts';
import { accountLimitRefusal, accountLimitUsages } from '../limits/accountLimits.ts';
import { type LimitUsage, setLimitUsages } from '../limits/setLimitUsages.ts';
import { upgradeLimitUsage } from '../upgrade/upgradableOrder.ts';
import { holdsUpgrade } from '../upgrade/upgradeDiscount.ts';
import { voucherLimitUsage } from '../voucher/setVoucherUsage.ts';
import type { NewOrder } from './storeOrder.ts';

type Ready = Pick<NewOrder, 'shop' | 'cart' | 'quantities'>;

/**
 * Takes for a (locked) cart all that its order may be had only so often of: its account's orders and membership, the upgrade
 * of an earlier order, its voucher. Answers their ids; throws the refusal of the one that has no more to give [CHK-12, MEM-01].
 */
export async function setOrderLimitUsages(
  client: PoolClient,
  { shop, cart, quantities }: Ready,
  { voucherLimitId }: CartPrice,
): Promise<string[]> {
  const ofAccount = accountLimitUsages(quantities, { shop, accountId: cart.accountId });
  if (!Array.isArray(ofAccount)) throw new ApiFailure(409, ofAccount.code, ofAccount.message);
  const upgrades = cart.upgradableOrderId !== null && holdsUpgrade(quantities, shop);
  const claims: LimitUsage[] = [
    ...ofAccount,
    ...(upgrades && cart.upgradableOrderId !== null ? [upgradeLimitUsage(cart.upgradableOrderId)] : []),
    ...(voucherLimitId === null ? [] : [voucherLimitUsage(voucherLimitId)]),
  ];
  const refused = await setLimitUsages(client, { eventId: shop.eventId, cartId: cart.id }, claims);
  if (refused !== null) throw refusalOf(refused);
  return claims.map((claim) => claim.limitId);
}

function refusalOf(limitId: string): ApiFailure {
  const ofAccount = accountLimitRefusal(limitId);
  if (ofAccount) return new ApiFailure(409, ofAccount.code, ofAccount.message);
  if (limitId.startsWith('upgrade:'))
    return new ApiFailure(409, 'upgrade.processed', 'This order has been upgraded already.');
  return new ApiFailure(409, 'voucher.used', 'voucher.used');
}
