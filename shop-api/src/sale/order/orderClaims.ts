import type { PoolClient } from 'pg';
import { ApiFailure } from '../../platform/http/ApiFailure.ts';
import type { CartPrice } from '../cart/cartPrice.ts';
import { accountClaims, accountRefusal } from '../limits/accountLimits.ts';
import { type Claim, setClaims } from '../limits/claims.ts';
import { upgradeClaim } from '../upgrade/upgradableOrder.ts';
import { holdsUpgrade } from '../upgrade/upgradeDiscount.ts';
import { voucherClaim } from '../voucher/voucherClaim.ts';
import type { NewOrder } from './storeOrder.ts';

type Ready = Pick<NewOrder, 'shop' | 'cart' | 'quantities'>;

/**
 * Takes for a (locked) cart all that its order may be had only so often of: its account's orders and membership, the upgrade
 * of an earlier order, its voucher. Answers their ids; throws the refusal of the one that has no more to give [CHK-12, MEM-01].
 */
export async function orderClaims(
  client: PoolClient,
  { shop, cart, quantities }: Ready,
  { voucherAllowance }: CartPrice,
): Promise<string[]> {
  const ofAccount = accountClaims(quantities, { shop, accountId: cart.accountId });
  if (!Array.isArray(ofAccount)) throw new ApiFailure(409, ofAccount.code, ofAccount.message);
  const upgrades = cart.upgradableOrderId !== null && holdsUpgrade(quantities, shop);
  const claims: Claim[] = [
    ...ofAccount,
    ...(upgrades && cart.upgradableOrderId !== null ? [upgradeClaim(cart.upgradableOrderId)] : []),
    ...(voucherAllowance === null ? [] : [voucherClaim(voucherAllowance)]),
  ];
  const refused = await setClaims(client, { eventId: shop.eventId, cartId: cart.id }, claims);
  if (refused !== null) throw refusalOf(refused);
  return claims.map((claim) => claim.allowanceId);
}

function refusalOf(allowanceId: string): ApiFailure {
  const ofAccount = accountRefusal(allowanceId);
  if (ofAccount) return new ApiFailure(409, ofAccount.code, ofAccount.message);
  if (allowanceId.startsWith('upgrade:'))
    return new ApiFailure(409, 'upgrade.processed', 'This order has been upgraded already.');
  return new ApiFailure(409, 'voucher.used', 'voucher.used');
}
