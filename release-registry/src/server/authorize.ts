import { type Result, success } from '@festival/shared-contracts/errors/result';
import { secretsOf } from '@festival/shop-api/platform/secret/secretsOf';
import { type Refusal, refuse } from '../error/refusal.ts';
import { isSecret, secretHash } from '../tokens/isSecret.ts';
import { allows, type Need, needText, rightsText } from '../tokens/rights.ts';
import type { TokenStore } from '../tokens/tokenStore.ts';

/** Who asks: the operator, who may do all and says by what name, or the owner of a token. */
export type Caller = { kind: 'operator' } | { kind: 'owner'; owner: string };

/** Whether an `Authorization` header allows what a request needs. */
export type Authorize = (authorization: string | undefined, need: Need) => Promise<Result<Caller, Refusal>>;

/** The check of tokens: the operator's, or a former one that stands behind it, may do all; others what they were made for. [FED-04] */
export function authorizer(operatorToken: string, tokens: TokenStore): Authorize {
  const operatorHashes = secretsOf(operatorToken).map(secretHash);
  return async (authorization, need) => {
    const [, given = ''] = /^Bearer +(\S+)$/i.exec(authorization ?? '') ?? [];
    if (operatorHashes.filter((hash) => isSecret(given, hash)).length > 0) return success({ kind: 'operator' });
    const record = await tokens.find(given);
    if (record === null) return refuse('token-wrong', tokenWrong);
    if (allows(record.rights, need)) return success({ kind: 'owner', owner: record.owner });
    const has = rightsText(record.rights) || 'nothing';
    const message = `The token of ${record.owner} does not allow to ${needText(need)}.`;
    return refuse('not-allowed', `${message} The registry’s operator makes tokens: release token --help.`, [
      `it allows to ${has}`,
    ]);
  };
}

/** The name that stands in the history: a token's owner, whatever the request says; the operator is believed. */
export const nameOf = (caller: Caller, given: string): string => (caller.kind === 'operator' ? given : caller.owner);

const tokenWrong =
  'Changing the registry needs a token: send it as "Authorization: Bearer …" (commands take it from REGISTRY_TOKEN).';
