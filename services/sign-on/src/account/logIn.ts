import { failure, type Result, success } from '@festival/shared-contracts/errors/result';
import type { Pool } from 'pg';
import { type AttemptLimit, countAttempt, takeBackAttempt } from '../attempts/countAttempt.ts';
import type { Account } from './account.ts';
import { accountByEmail } from './accountById.ts';
import { hashPassword, isPassword } from './hashPassword.ts';
import { knownDevice } from './knownDevice.ts';

/** The limits of wrong passwords within `minutes`. */
export const loginLimits = {
  /**
   * The limit of a device that has signed in to the account before. Its attempts have no other limit, so that other
   * clients can't lock it out.
   */
  ofDevice: 10,
  ofAccountAtNetwork: 10,
  ofNetwork: 60,
  /** The limit of all unknown devices together, on any network. */
  ofAccount: 200,
  minutes: 15,
} as const;

type LogIn = {
  email: string;
  password: string;
  /** The client, see `clientOf`. */
  network: string;
  /** The tokens of the device, see `withDevice`. */
  devices: string | undefined;
  secret: string;
};

// This hash is checked for an unknown address, so that the response takes as long as for a known one.
let nobodysHash: Promise<string> | null = null;

/**
 * Finds the account of this address and password. An unknown address and a wrong password give the same failure. Each
 * attempt is counted before its password is hashed. The limits of unknown devices apply neither to a known device nor
 * to a reset of the password by mail.
 */
export async function logIn(
  pool: Pool,
  { email, password, network, devices, secret }: LogIn,
): Promise<Result<Account, 'wrong' | 'tooOften'>> {
  const account = await accountByEmail(pool, email);
  const deviceId = account && knownDevice(secret, account, devices);
  const attempt = await countAttempt(pool, limitsOf(email.toLowerCase(), network, deviceId), loginLimits.minutes);
  if (attempt === null) return failure('tooOften');
  nobodysHash ??= hashPassword('nobody');
  const isRight = await isPassword(password, account?.passwordHash ?? (await nobodysHash));
  if (!account || !isRight) return failure('wrong');
  await takeBackAttempt(pool, attempt);
  const { passwordHash: _, ...known } = account;
  return success(known);
}

function limitsOf(email: string, network: string, deviceId: string | null): AttemptLimit[] {
  const { ofDevice, ofAccountAtNetwork, ofNetwork, ofAccount } = loginLimits;
  if (deviceId !== null) return [{ key: `login device ${deviceId}`, most: ofDevice }];
  return [
    { key: `login account ${email} at ${network}`, most: ofAccountAtNetwork },
    { key: `login network ${network}`, most: ofNetwork },
    { key: `login account ${email}`, most: ofAccount },
  ];
}
