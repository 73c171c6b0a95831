import type { Release } from '@festival/release-contracts/release/release';
import * as z from 'zod/mini';
import type { Refusal } from '../error/refusal.ts';
import { timeText } from '../text/timeText.ts';
import type { WaitingRelease } from '../waiting/waitingRelease.ts';
import { waitingChangeText } from '../waiting/waitingText.ts';

/** The body of a webhook: a notice from the registry. */
export const noticeSchema = z.object({
  /** The id is the same for each attempt and after a restart, so that a receiver recognizes a notice that arrives twice. */
  id: z.string(),
  event: z.enum([
    'canary-taken-back',
    'version-refused',
    'publisher-key-changed',
    'approval-asked',
    'release-not-made',
  ]),
  /** ISO date. */
  at: z.string(),
  brand: z.optional(z.string()),
  /** The release that was made. */
  revision: z.optional(z.int()),
  remote: z.optional(z.string()),
  version: z.optional(z.string()),
  /** What happened, in one sentence, and each reason. */
  message: z.string(),
  reasons: z.array(z.string()),
});

export type Notice = z.infer<typeof noticeSchema>;

/** The maximum number of reasons, so that a notice remains small. */
const mostReasons = 20;
const few = (reasons: readonly string[]): string[] => reasons.slice(0, mostReasons).map((one) => one.slice(0, 500));

/** The release by which the watch took a canary back. */
export function takenBack({ brand, revision, at, reason, mends = {} }: Release): Notice {
  const [[remote, version] = ['', '']] = Object.entries(mends);
  return {
    id: `canary-taken-back.${brand}.${revision}`,
    event: 'canary-taken-back',
    ...{ at, brand, revision, remote, version },
    message: `A canary of ${brand} was taken back: ${remote} ${version}.`,
    reasons: few([reason]),
  };
}

/** A release that another account must approve. */
export const approvalAsked = (waiting: WaitingRelease): Notice => ({
  id: `approval-asked.${waiting.brand}.${waiting.number}`,
  event: 'approval-asked',
  at: waiting.asked.at,
  brand: waiting.brand,
  message: `${waiting.asked.by} asks for a release of ${waiting.brand}, and another account has to approve it: release approve --brand ${waiting.brand} ${waiting.number}, or in the console.`,
  reasons: few([
    waitingChangeText(waiting),
    waiting.reason,
    ...(waiting.at === undefined ? [] : [`planned for ${timeText(waiting.at)}`]),
  ]),
});

/** A release that was planned or requested but can't be made. */
export const releaseNotMade = (waiting: WaitingRelease): Notice => ({
  id: `release-not-made.${waiting.brand}.${waiting.number}`,
  event: 'release-not-made',
  at: waiting.ended ?? waiting.asked.at,
  brand: waiting.brand,
  message: `A release of ${waiting.brand} that ${waiting.asked.by} ${waiting.at === undefined ? 'had asked for' : `had planned for ${timeText(waiting.at)}`} was not made: ${waiting.why ?? ''}`,
  reasons: few([waitingChangeText(waiting), waiting.reason]),
});

/** A version that could not be published. */
export const publicationRefused = (
  { name: remote, version, by, at }: { name: string; version: string; by: string; at: string },
  { code, message, reasons }: Refusal,
): Notice => ({
  id: `version-refused.${remote}.${version}.${code}`,
  event: 'version-refused',
  ...{ at, remote, version },
  message: `${remote}@${version} of ${by} was not published: ${message}`,
  reasons: few(reasons),
});

/** A version whose mount has shown faults. */
export const mountRefused = (
  { name: remote, version, brand, by, at }: { name: string; version: string; brand: string; by: string; at: string },
  faults: readonly string[],
): Notice => ({
  id: `version-refused.${remote}.${version}.mount-${brand}`,
  event: 'version-refused',
  ...{ at, brand, remote, version },
  message: `${remote}@${version} fails in the shell of ${brand}, mounted by ${by}: it can not be released there.`,
  reasons: few(faults),
});

/** A publisher's keys differ from those at the last start. */
export const keyChanged = (
  remote: string,
  { change, at, reasons }: { change: number; at: string; reasons: string[] },
): Notice => ({
  id: `publisher-key-changed.${remote === '*' ? 'all' : remote}.${change}`,
  event: 'publisher-key-changed',
  at,
  ...(remote !== '*' && { remote }),
  message: `The keys by which ${remote === '*' ? 'every remote' : remote} may be published have changed. Was it not you: close the registry for publishing, and look who can write its settings.`,
  reasons: few(reasons),
});
