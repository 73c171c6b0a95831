import { secretsOf } from '@festival/service-kit/secret/secretsOf';
import { type Result, success } from '@festival/shared-contracts/errors/result';
import type { FastifyRequest } from 'fastify';
import type { AuthorizePerson } from '../console/personAuthorizer.ts';
import { type Refusal, refuse } from '../error/refusal.ts';
import { isSecret, secretHash } from '../tokens/isSecret.ts';
import { allows, type Need, needText, rightsText } from '../tokens/rights.ts';
import type { TokenStore } from '../tokens/tokenStore.ts';

/**
 * The caller: the operator, who may do everything and states a name, or the owner of a token, identified by the token or by a sign-on at the console.
 */
export type Caller = { kind: 'operator' } | { kind: 'owner'; owner: string };

/** Checks whether the sender of a request has the right that it needs. */
export type Authorize = (request: FastifyRequest, need: Need) => Promise<Result<Caller, Refusal>>;

/**
 * Creates the check of rights. The operator's token, or a former one that is still configured, allows everything; other
 * tokens allow what they were made for. A request without a token may come from a person at the console. [FED-04]
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

/**
 * The name in the history: a token's owner, even if the request states another name; for the operator, the name in the
 * request.
 */
export const nameOf = (caller: Caller, given: string): string => (caller.kind === 'operator' ? given : caller.owner);

/**
 * The account of the caller, which is independent of the name in the request. It decides whether an approval comes from
 * another account. All users of the operator's token are one account.
 */
export const accountOf = (caller: Caller): string => (caller.kind === 'operator' ? 'the operator' : caller.owner);

const tokenWrong =
  'Changing the registry needs a token: send it as "Authorization: Bearer …" (commands take it from REGISTRY_TOKEN).';
