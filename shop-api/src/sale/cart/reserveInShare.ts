import type { Reservation, ReservationAnswer } from '../stock/reservation.ts';
import { isWithinShare } from '../stock/unpaidShare.ts';
import type { CartCredentials } from './cartCredentials.ts';
import type { CartChangeDeps } from './cartDeps.ts';

type AnswerInShare = Omit<ReservationAnswer, 'outcome'> & { outcome: ReservationAnswer['outcome'] | 'over_share' };

/** Reserves, and gives back at once what is more than the client's share of unpaid stock (`unpaidSharePercent`) [API-09]. */
export async function reserveInShare(
  { reservations, addsMuch, pool }: CartChangeDeps,
  { shop, client = null }: CartCredentials,
  line: Reservation,
): Promise<AnswerInShare> {
  const answer = await reservations.reserve(line);
  const more = answer.more ?? 0;
  const percent = shop.unpaidSharePercent;
  if (answer.outcome !== 'held' || more <= 0 || line.stockId === null || percent >= 100) return answer;
  if (client === null || !addsMuch(client, more) || (await isWithinShare(pool, line, percent))) return answer;
  await reservations.reserve({ ...line, quantity: line.quantity - more });
  return { ...answer, outcome: 'over_share' };
}
