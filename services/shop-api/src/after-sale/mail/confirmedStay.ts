import type { Language } from '@festival/shared-contracts/language/languages';
import { type TravelPackage, travelPackageSchema } from '@festival/shared-contracts/travel/travelPackage';
import type { Pool } from 'pg';
import * as z from 'zod/mini';
import type { Days } from '../order-facts/admissionDays.ts';

/** The stay of an order in the buyer's language: the days of arrival and departure, and other known details. */
export type ConfirmedStay = { name: string; days: Days; persons?: number } & Pick<
  TravelPackage,
  'address' | 'checkInFrom' | 'checkOutUntil'
>;

/** The stay of an order, or null if it has none. */
export async function confirmedStay(
  pool: Pool,
  { eventId, orderId }: { eventId: string; orderId: string | null },
  language: Language,
): Promise<ConfirmedStay | null> {
  const { rows } = await pool.query<{ definition: unknown; persons: number }>(
    `select stay.definition, own.persons from order_stays own
     join travel_packages stay on stay.event_id = own.event_id and stay.id = own.package_id
     where own.event_id = $1 and own.order_id = $2`,
    [eventId, orderId],
  );
  if (!rows[0]) return null;
  const stay = z.parse(travelPackageSchema, rows[0].definition);
  const { address, checkInFrom, checkOutUntil } = stay;
  return {
    name: stay.texts[language]?.name ?? stay.name,
    days: { first: stay.startOfStayDate, last: stay.endOfStayDate },
    persons: rows[0].persons,
    address,
    checkInFrom,
    checkOutUntil,
  };
}
