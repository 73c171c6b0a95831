import { createPrivateKey, type KeyObject } from 'node:crypto';
import { readAs } from '@festival/service-kit/settings/readAs';
import { failure, type Result, success } from '@festival/shared-contracts/errors/result';
import { z } from 'zod';

/** The issuer of passes at Google Wallet: the operator's issuer id, and the service account that signs them. */
export type GoogleWallet = { issuerId: string; account: string; key: KeyObject };

const accountSchema = z.object({ client_email: z.email(), private_key: z.string() });

/** Reads the key file of a Google service account, in base64. Throws if it is anything else. */
export function readGoogleAccount(text: string): Result<Omit<GoogleWallet, 'issuerId'>, 'noAccount'> {
  try {
    const file: unknown = JSON.parse(Buffer.from(text, 'base64').toString('utf8'));
    const { client_email: account, private_key: pem } = accountSchema.parse(file);
    const key = createPrivateKey(pem);
    return key.asymmetricKeyType === 'rsa' ? success({ account, key }) : failure('noAccount');
  } catch {
    return failure('noAccount');
  }
}

/** The name of the setting that contains this file. */
export const googleAccount = () =>
  readAs(readGoogleAccount, 'is no key file of a Google service account: make it by base64 -w0 key.json');
