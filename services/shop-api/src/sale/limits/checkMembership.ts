import type { Quantities } from '@festival/shared-contracts/cart/cart';
import { failure, type Result, success } from '@festival/shared-contracts/errors/result';
import type { Pool } from 'pg';
import type { Shop } from '../../catalogue/shop/shop.ts';
import { type Refusal, refusal } from '../refusal/refusal.ts';
import { type Membership, readMembership, soldLevel } from './membership.ts';

const membershipRequired = refusal('membership.required');

/** Reads the account's membership of the shop's brand; null in a shop that requires none, and without an account. */
export async function membershipFor(pool: Pool, shop: Shop, accountId: string | null): Promise<Membership | null> {
  if (!shop.capabilities.requiresMembership || accountId === null) return null;
  return readMembership(pool, { brand: shop.config.ossBrand, accountId });
}

/**
 * Checks whether a visitor may buy in a shop for members. This requires an active membership of the shop's level, or a
 * membership in the same cart. Memberships themselves and refund protection require none [MEM-02].
 */
export function checkMembership(
  quantities: Quantities,
  shop: Shop,
  membership: Membership | null,
): Result<void, Refusal> {
  if (!shop.capabilities.requiresMembership) return success(undefined);
  const kinds = Object.keys(quantities)
    .filter((id) => (quantities[id] ?? 0) > 0)
    .map((id) => shop.byId.get(id)?.product.mappedType);
  if (kinds.every((kind) => kind === 'membership' || kind === 'insurance')) return success(undefined);
  const levels = [
    ...(membership?.status === 'active' ? [membership.level] : []),
    ...(kinds.includes('membership') ? [soldLevel] : []),
  ];
  const isMember = levels.some((level) => level >= shop.config.membershipLevel);
  return isMember ? success(undefined) : failure(membershipRequired);
}
