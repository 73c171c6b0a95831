import { ApiFailure } from '../../platform/http/ApiFailure.ts';

/** Refuses an address that would send a shopper anywhere but back to the shop. Nothing given is nothing wrong. */
export function requireOwnOrigin(returnOrigins: readonly string[], redirectUri: string | undefined): void {
  if (redirectUri === undefined) return;
  const { origin, username, password } = new URL(redirectUri);
  if (returnOrigins.includes(origin) && username === '' && password === '') return;
  throw new ApiFailure(400, 'request.invalid', 'The body of the request is not as documented.', {
    redirectUri: 'must lead back to the shop',
  });
}
