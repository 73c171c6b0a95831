import type { OpenIdClient } from '@festival/service-kit/sign-on/openIdClient';
import type { SealedCookie } from '@festival/service-kit/sign-on/sealedCookie';
import type { ShopDirectory } from '../shop/shopDirectory.ts';
import type { SignOn } from './signOn.ts';

export interface SignOnRouteDeps {
  signOn: SignOn;
  client: OpenIdClient;
  cookie: SealedCookie;
  shops: ShopDirectory;
  shopApiUrl: string;
  /** The page where accounts are edited; the address to return to is added as `returnTo`. */
  accountUrl: string;
}

/** The path of all sign-on routes. */
export const signOnPath = '/api/sign-on';
