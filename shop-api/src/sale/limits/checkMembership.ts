import type { Quantities } from '@festival/shared-contracts/cart/cart';
import type { Pool } from 'pg';
import type { Shop } from '../../catalogue/shop/shop.ts';
import type { Refusal } from '../cart/quantityRefusal.ts';
import { type Membership, readMembership, soldLevel } from './membership.ts';

export const membershipRequired: Refusal = {
  code: 'membership.required',
  message: 'This is for members: add a membership first, or sign in with the account that has one.',
};

/** The account's membership of the shop's brand, where the shop asks for one; else null. */
export async function membershipFor(pool: Pool, shop: Shop, accountId: string | null): Promise<Membership | null> {
  if (!shop.capabilities.requiresMembership || accountId === null) return null;
  return readMembership(pool, { brand: shop.config.ossBrand, accountId });
}

/**
 * Why a shop for members does not sell these, or null: it needs an active membership of the shop's level, or one that
 * stands in the same cart. Memberships themselves are for everyone, and refund protection goes with what it protects [MEM-02].
 */
export function memberRefusal(quantities: Quantities, shop: Shop, membership: Membership | null): Refusal | null {
  if (!shop.capabilities.requiresMembership) return null;
  const kinds = Object.keys(quantities)
    .filter((id) => (quantities[id] ?? 0) > 0)
    .map((id) => shop.byId.get(id)?.product.mappedType);
  if (kinds.every((kind) => kind === 'membership' || kind === 'insurance')) return null;
  const levels = [
    ...(membership?.status === 'active' ? [membership.level] : []),
    ...(kinds.includes('membership') ? [soldLevel] : []),
  ];
  return levels.some((level) => level >= shop.config.membershipLevel) ? null : membershipRequired;
}
