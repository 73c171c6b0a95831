import type { PoolClient } from 'pg';

/** The results of the SQL function `confirm_order`. `not_possible`: the payment must be refunded. */
type Confirmation = 'confirmed' | 'confirmed_already' | 'not_possible';

/** Writes tickets and mail of a confirmed order, in the transaction that confirms it. */
export type FulfilOrder = (client: PoolClient, eventId: string, orderId: string) => Promise<void>;

/**
 * Confirms a paid order together with the writes of `fulfil`: all or nothing, and only once [API-10, BYD-02]. No other
 * function confirms an order. Call it in a transaction.
 */
export async function confirmOrder(
  client: PoolClient,
  eventId: string,
  orderId: string,
  fulfil: FulfilOrder,
): Promise<Confirmation> {
  // An expired cart has given back its limit usages and its stock, so the order needs both again [VCH-02, CHK-12].
  const limits = await client.query<{ settled: boolean }>('select settle_limit_usages($1, $2) as settled', [
    eventId,
    orderId,
  ]);
  if (limits.rows[0]?.settled === false) return 'not_possible';
  const { rows } = await client.query<{ outcome: Confirmation }>('select confirm_order($1, $2) as outcome', [
    eventId,
    orderId,
  ]);
  const outcome = rows[0]?.outcome;
  if (!outcome) throw new Error(`Order ${orderId} does not exist any more`);
  if (outcome === 'not_possible') await client.query('select unsettle_limit_usages($1, $2)', [eventId, orderId]);
  if (outcome === 'confirmed') await fulfil(client, eventId, orderId);
  return outcome;
}
