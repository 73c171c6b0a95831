import { createHash } from 'node:crypto';
import { ApiFailure } from '@festival/service-kit/http/ApiFailure';
import { secretsOf } from '@festival/service-kit/secret/secretsOf';
import { failure, type Result, success } from '@festival/shared-contracts/errors/result';
import { errors, jwtVerify } from 'jose';
import type { Shop } from '../../catalogue/shop/shop.ts';

/** A pass of a waiting room: a hash of its id, and its end in seconds since 1970. */
export type QueuePass = { idHash: Buffer; expiresAt: number };

type Signed = { token: string | undefined; secret: string | undefined };

/**
 * Returns the pass in a waiting room's token. Returns null if the shop has no queue or this service has no secret for
 * the queue; any visitor may then open a cart. Fails with 403 for a token that is missing, expired, for another event
 * or has a wrong signature [CNT-09].
 */
export async function queuePass(
  { eventId, config }: Shop,
  { token, secret }: Signed,
): Promise<Result<QueuePass | null, ApiFailure>> {
  if (config.queueUrl === '' || secret === undefined) return success(null);
  if (token === undefined)
    return refused('queue.token_missing', 'This shop is entered through its waiting room', config.queueUrl);
  const pass = await verified(token, { eventId, secret });
  if (pass) return success(pass);
  const why = 'Your turn in the waiting room is over, or is not for this shop';
  return refused('queue.token_invalid', why, config.queueUrl);
}

/** The failure for a pass that has already opened a cart. */
export const queuePassUsed = ({ config }: Shop): Result<never, ApiFailure> =>
  refused('queue.token_used', 'Your turn in the waiting room has been used', config.queueUrl);

const refused = (code: string, why: string, queueUrl: string) =>
  failure(new ApiFailure(403, code, `${why}. Queue here: ${queueUrl}`));

async function verified(token: string, known: { eventId: string; secret: string }): Promise<QueuePass | null> {
  for (const secret of secretsOf(known.secret)) {
    const pass = await verifiedBy(secret, token, known.eventId);
    if (pass) return pass;
  }
  return null;
}

async function verifiedBy(secret: string, token: string, eventId: string): Promise<QueuePass | null> {
  try {
    const { payload } = await jwtVerify(token, new TextEncoder().encode(secret), {
      algorithms: ['HS256'],
      requiredClaims: ['event', 'exp', 'jti'],
    });
    if (payload.event !== eventId || !payload.jti || payload.exp === undefined) return null;
    return { idHash: createHash('sha256').update(payload.jti).digest(), expiresAt: payload.exp };
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
