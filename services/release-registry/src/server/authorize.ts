import { secretsOf } from '@festival/service-kit/secret/secretsOf';
import { type Result, success } from '@festival/shared-contracts/errors/result';
import type { FastifyRequest } from 'fastify';
import type { AuthorizePerson } from '../console/personAuthorizer.ts';
import { type Refusal, refuse } from '../error/refusal.ts';
import { isSecret, secretHash } from '../tokens/isSecret.ts';
import { allows, type Need, needText, rightsText } from '../tokens/rights.ts';
import type { TokenRecord, TokenStore } from '../tokens/tokenStore.ts';

/**
 * The caller: the operator, who may do everything and states a name, or the owner of a token, identified by the token or by a sign-on at the console.
 */
export type Caller = { kind: 'operator' } | { kind: 'owner'; owner: string };

/** Checks whether the sender of a request has the right that it needs. */
export type Authorize = (request: FastifyRequest, need: Need) => Promise<Result<Caller, Refusal>>;

/** The guard of the routes that show what is published, released and waiting: for every account with a right. */
export const forStaff = (authorize: Authorize) => ({ authorize, need: () => ({ see: true }) as const });

/**
 * Creates the check of rights. The operator's token, or a former one that is still configured, allows everything; other
 * tokens allow what they were made for. A request without a token may come from a person at the console. [FED-04]
 */
export function authorizer(
  operatorToken: string,
  tokens: TokenStore,
  authorizePerson: AuthorizePerson = async () => null,
): Authorize {
  const holderOf = tokenHolder(operatorToken, tokens);
  return async (request, need) => {
    const person = request.headers.authorization === undefined ? await authorizePerson(request, need) : null;
    if (person !== null) return person.ok ? success({ kind: 'owner', owner: person.value }) : person;
    const record = await holderOf(request);
    if (record === 'operator') return success({ kind: 'operator' });
    if (record === null) return refuse('token-wrong', tokenWrong);
    if (allows(record.rights, need)) return success({ kind: 'owner', owner: record.owner });
    const has = rightsText(record.rights) || 'nothing';
    const message = `The token of ${record.owner} does not allow to ${needText(need)}.`;
    return refuse('not-allowed', `${message} The registry’s operator makes tokens: release token --help.`, [
      `it allows to ${has}`,
    ]);
  };
}

/** Finds whose token a request has: the operator's, an owner's, or null without a valid one. */
export function tokenHolder(operatorToken: string, tokens: TokenStore) {
  const operatorHashes = secretsOf(operatorToken).map(secretHash);
  return async ({ headers: { authorization = '' } }: FastifyRequest): Promise<'operator' | TokenRecord | null> => {
    const [, given = ''] = /^Bearer +(\S+)$/i.exec(authorization) ?? [];
    if (operatorHashes.filter((hash) => isSecret(given, hash)).length > 0) return 'operator';
    return tokens.find(given);
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
  'This needs a token of the registry: send it as "Authorization: Bearer …" (commands take it from REGISTRY_TOKEN).';
