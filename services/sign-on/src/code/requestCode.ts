import { failure, type Result, success } from '@festival/shared-contracts/errors/result';
import type { Language } from '@festival/shared-contracts/language/languages';
import type { Pool } from 'pg';
import type { Profile } from '../account/account.ts';
import { countAttempt } from '../attempts/countAttempt.ts';
import { queueMail } from '../queue/queueMail.ts';

/**
 * The maximum number of codes per hour. `ofAddress`: for one address from one network, so that a stranger's requests
 * don't block the owner. `ofAddressInAll`: for one address in total, so that its mailbox is not flooded. `ofNetwork`:
 * for one network.
 */
export const codeLimits = { ofAddress: 5, ofAddressInAll: 20, ofNetwork: 600, minutes: 60 } as const;

/** How long a code is valid. */
export const codeMinutes = 10;

export type Registration = { passwordHash: string; profile: Profile };

type CodeRequest = {
  /** The sign-on in whose browser the code is typed. */
  interaction: string;
  email: string;
  language: Language;
  /** The client, see `clientOf`. */
  network: string;
} & (
  | {
      purpose: 'register';
      /** Called only for requests within the limit, since hashing a password is expensive. */
      registration: () => Promise<Registration>;
    }
  | { purpose: 'reset' }
);

/**
 * Has a code mailed to an address. It does the same work for a known and an unknown address, since the account is
 * looked up only when the mail is composed; so neither the response nor its duration distinguishes them [SSO-02]. A
 * later request of this sign-on replaces the code. An address over its limit gets no mail, but the response is the
 * same. Fails for a network over its limit.
 */
export async function requestCode(pool: Pool, request: CodeRequest): Promise<Result<void, 'tooOften'>> {
  const { purpose, interaction, language, network } = request;
  const email = request.email.toLowerCase();
  const { ofAddress, ofAddressInAll, ofNetwork, minutes } = codeLimits;
  const ofThis = await countAttempt(pool, [{ key: `mail from ${network}`, most: ofNetwork }], minutes);
  if (ofThis === null) return failure('tooOften');
  const mails = [
    { key: `${purpose} mail to ${email} from ${network}`, most: ofAddress },
    { key: `${purpose} mail to ${email}`, most: ofAddressInAll },
  ];
  const registration = request.purpose === 'register' ? JSON.stringify(await request.registration()) : null;
  const isQuiet = (await countAttempt(pool, mails, minutes)) === null;
  await pool.query(
    `insert into sign_on.codes (purpose, interaction, email, registration, expires_at)
     values ($1, $2, $3, $4, clock_timestamp() + $5 * interval '1 minute')
     on conflict (purpose, interaction) do update set email = excluded.email, registration = excluded.registration,
       code_hash = null, tries = 0, expires_at = excluded.expires_at`,
    [purpose, interaction, email, registration, codeMinutes],
  );
  if (!isQuiet) await queueMail(pool, { kind: purpose, email, language, interaction });
  return success(undefined);
}
