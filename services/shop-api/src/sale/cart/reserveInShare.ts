import type { Reservation, ReservationAnswer } from '../stock/reservation.ts';
import { isWithinShare } from '../stock/unpaidShare.ts';
import type { CartCredentials } from './cartCredentials.ts';
import type { CartChangeDeps } from './cartDeps.ts';

type AnswerInShare = Omit<ReservationAnswer, 'outcome'> & { outcome: ReservationAnswer['outcome'] | 'over_share' };

/**
 * Reserves a quantity. If the client then exceeds its share of unpaid stock (`unpaidSharePercent`), the addition is
 * returned at once [API-09].
 */
export async function reserveInShare(
  deps: CartChangeDeps,
  { shop, client = null }: CartCredentials,
  line: Reservation,
): Promise<AnswerInShare> {
  const { reservations, shares } = deps;
  const { stockId } = line;
  const percent = shop.unpaidSharePercent;
  if (client === null || stockId === null || percent >= 100) return reservations.reserve(line);
  const change = () => reserveOrGiveBack(deps, client, line, percent);
  return shares.addsMuch(client, 0) ? shares.inTurn(client, stockId, change) : change();
}

async function reserveOrGiveBack(
  { reservations, shares, pool }: CartChangeDeps,
  client: string,
  line: Reservation,
  percent: number,
): Promise<AnswerInShare> {
  const answer = await reservations.reserve(line);
  const more = answer.more ?? 0;
  if (answer.outcome !== 'held' || more <= 0 || !shares.addsMuch(client, more)) return answer;
  if (await isWithinShare(pool, line, percent)) return answer;
  await reservations.reserve({ ...line, quantity: line.quantity - more });
  return { ...answer, outcome: 'over_share' };
}
