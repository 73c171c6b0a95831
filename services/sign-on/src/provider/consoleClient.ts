import { secretsOf } from '@festival/service-kit/secret/secretsOf';
import type { ClientMetadata } from 'oidc-provider';

/** The registry's console as the provider knows it. */
export type ConsoleClient = {
  /** The console's origin in a browser. */
  origin: string;
  id: string;
  secret: string;
};

/** The registry only gets the person's identity; there are no refresh tokens. */
export const consoleClient = ({ origin, id, secret }: ConsoleClient): ClientMetadata => ({
  client_id: id,
  client_secret: secretsOf(secret)[0],
  grant_types: ['authorization_code'],
  response_types: ['code'],
  redirect_uris: [`${origin}/console/sign-on/callback`],
  post_logout_redirect_uris: [`${origin}/console`],
  id_token_signed_response_alg: 'ES256',
});
