import type { Language } from '@festival/shared-contracts/language/languages';
import { travelPackageSchema } from '@festival/shared-contracts/travel/travelPackage';
import type { Pool } from 'pg';
import * as z from 'zod/mini';
import type { Days } from '../ticket/admissionDays.ts';

/** The stay of an order, named in the buyer's language: the days of arrival and departure. */
export type ConfirmedStay = { name: string; days: Days };

/** The stay of an order, or null without one. */
export async function confirmedStay(
  pool: Pool,
  { eventId, orderId }: { eventId: string; orderId: string | null },
  language: Language,
): Promise<ConfirmedStay | null> {
  const { rows } = await pool.query<{ definition: unknown }>(
    `select stay.definition from order_stays own
     join travel_packages stay on stay.event_id = own.event_id and stay.id = own.package_id
     where own.event_id = $1 and own.order_id = $2`,
    [eventId, orderId],
  );
  if (!rows[0]) return null;
  const { name, texts, startOfStayDate, endOfStayDate } = z.parse(travelPackageSchema, rows[0].definition);
  return { name: texts[language]?.name ?? name, days: { first: startOfStayDate, last: endOfStayDate } };
}
