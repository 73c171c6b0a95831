import { ApiFailure } from '@festival/service-kit/http/ApiFailure';

/** Throws 400 for a URL that does not lead back to the shop. A missing URL is accepted. */
export function requireOwnOrigin(returnOrigins: readonly string[], redirectUri: string | undefined): void {
  if (redirectUri === undefined) return;
  const { origin, username, password } = new URL(redirectUri);
  if (returnOrigins.includes(origin) && username === '' && password === '') return;
  throw new ApiFailure(400, 'request.invalid', 'The body of the request is not as documented.', {
    fields: { redirectUri: 'must lead back to the shop' },
  });
}
