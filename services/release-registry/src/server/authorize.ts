import { secretsOf } from '@festival/service-kit/secret/secretsOf';
import { type Result, success } from '@festival/shared-contracts/errors/result';
import type { FastifyRequest } from 'fastify';
import type { AuthorizePerson } from '../console/personAuthorizer.ts';
import { type Refusal, refuse } from '../error/refusal.ts';
import { isSecret, secretHash } from '../tokens/isSecret.ts';
import { allows, type Need, needText, rightsText } from '../tokens/rights.ts';
import type { TokenStore } from '../tokens/tokenStore.ts';

/** Who asks: the operator, who may do all and says by what name, or the owner of a token, by it or signed on at the console. */
export type Caller = { kind: 'operator' } | { kind: 'owner'; owner: string };

/** Whether whoever sends a request may do what it needs. */
export type Authorize = (request: FastifyRequest, need: Need) => Promise<Result<Caller, Refusal>>;

/**
 * The check of tokens: the operator's, or a former one that stands behind it, may do all; others what they were made for. A request without one may
 * come from a person at the console. [FED-04]
 */
export function authorizer(
  operatorToken: string,
  tokens: TokenStore,
  authorizePerson: AuthorizePerson = async () => null,
): Authorize {
  const operatorHashes = secretsOf(operatorToken).map(secretHash);
  return async (request, need) => {
    const { authorization } = request.headers;
    const person = authorization === undefined ? await authorizePerson(request, need) : null;
    if (person !== null) return person.ok ? success({ kind: 'owner', owner: person.value }) : person;
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

/** Whose token or sign-on it is, whatever name they give: for an approval by somebody else. Who has the operator's token is one. */
export const accountOf = (caller: Caller): string => (caller.kind === 'operator' ? 'the operator' : caller.owner);

const tokenWrong =
  'Changing the registry needs a token: send it as "Authorization: Bearer …" (commands take it from REGISTRY_TOKEN).';
