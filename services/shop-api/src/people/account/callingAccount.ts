import { ApiFailure } from '@festival/service-kit/http/ApiFailure';
import type { HeaderName } from '@festival/shared-contracts/api/endpoint';
import type { CallerDeps } from '../../catalogue/shop/callerDeps.ts';

/** Finds the account of a call by its user token. Throws 401 if there is none. */
export async function callingAccount(
  header: (name: HeaderName) => string | undefined,
  { identify }: Pick<CallerDeps, 'identify'>,
): Promise<string> {
  const accountId = await identify(header('userToken'));
  if (accountId === null) throw new ApiFailure(401, 'account.unauthorized', 'Nobody is signed in.');
  return accountId;
}
