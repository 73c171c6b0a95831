import type { PoolClient } from 'pg';

/** What `confirm_order` answers; `not_possible`: the payment has to go back. */
export type Confirmation = 'confirmed' | 'confirmed_already' | 'not_possible';

/** Writes what a confirmed order comes with (tickets, mail), in the transaction that confirms it. */
export type FulfilOrder = (client: PoolClient, eventId: string, orderId: string) => Promise<void>;

/**
 * Makes a paid order true, with what `fulfil` writes: all of it or nothing, and once [API-10, BYD-02]. Everything that
 * confirms an order goes through here. Call it in a transaction.
 */
export async function confirmOrder(
  client: PoolClient,
  eventId: string,
  orderId: string,
  fulfil: FulfilOrder,
): Promise<Confirmation> {
  // Vouchers and limits that were let go since the cart ended have to be had again, like its stock [VCH-02, CHK-12].
  const claims = await client.query<{ kept: boolean }>('select settle_limit_usages($1, $2) as kept', [
    eventId,
    orderId,
  ]);
  if (claims.rows[0]?.kept === false) return 'not_possible';
  const { rows } = await client.query<{ outcome: Confirmation }>('select confirm_order($1, $2) as outcome', [
    eventId,
    orderId,
  ]);
  const outcome = rows[0]?.outcome;
  if (!outcome) throw new Error(`Order ${orderId} is gone`);
  if (outcome === 'not_possible') await client.query('select unsettle_limit_usages($1, $2)', [eventId, orderId]);
  if (outcome === 'confirmed') await fulfil(client, eventId, orderId);
  return outcome;
}
