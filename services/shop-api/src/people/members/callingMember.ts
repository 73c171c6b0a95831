import { ApiFailure } from '@festival/service-kit/http/ApiFailure';
import type { HeaderName } from '@festival/shared-contracts/api/endpoint';
import type { FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import type { CallerDeps } from '../../catalogue/shop/callerDeps.ts';
import { callingShop } from '../../catalogue/shop/callingShop.ts';
import type { Shop } from '../../catalogue/shop/shop.ts';
import { callingAccount } from '../account/callingAccount.ts';

type MemberCall = { request: FastifyRequest; header: (name: HeaderName) => string | undefined };

/**
 * Finds the account and the shop of a call to the Members API. Throws 401 without a shop or an account, and 400 if the
 * brand header does not match the shop's brand [API-05].
 */
export async function callingMember(
  { request, header }: MemberCall,
  deps: CallerDeps,
): Promise<{ shop: Shop; brand: string; accountId: string }> {
  const { shop, brand } = await callingBrand({ request, header }, deps);
  return { shop, brand, accountId: await callingAccount(header, deps) };
}

/**
 * Finds the shop and the brand of a call to the Members API; the caller may be signed out. Throws like `callingMember`.
 */
export async function callingBrand(
  { request, header }: MemberCall,
  { catalogue }: Pick<CallerDeps, 'catalogue'>,
): Promise<{ shop: Shop; brand: string }> {
  const shop = await callingShop(request, catalogue);
  const brand = shop.config.ossBrand;
  if (header('brand') !== brand)
    throw new ApiFailure(400, 'brand.unknown', 'The brand of this call is not that of its shop.');
  return { shop, brand };
}

/** The brand of an event, or null for an unknown event. */
export async function brandOfEvent(pool: Pool, eventId: string): Promise<string | null> {
  const { rows } = await pool.query<{ brand: string }>(
    `select config ->> 'ossBrand' as brand from shops where event_id = $1 limit 1`,
    [eventId],
  );
  return rows[0]?.brand ?? null;
}
