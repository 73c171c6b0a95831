import type { Pin, Release } from '@festival/release-contracts/release/release';
import { timeText } from '../text/timeText.ts';

/** `release 184 (ada, 2026-11-20 10:44 UTC: new ticket cards)` */
export const releaseText = ({ revision, by, at, reason }: Release): string =>
  `release ${revision} (${by}, ${timeText(at)}: ${reason})`;

/** `10 %` for 1000 basis points. */
export const percentText = (basisPoints: number): string => `${basisPoints / 100} %`;

/** `1.8.0, 10 % get 1.9.0` */
export const pinText = ({ stable, canary, basisPoints }: Pin): string =>
  canary === undefined || basisPoints === undefined ? stable : `${stable}, ${percentText(basisPoints)} get ${canary}`;

/** The remotes whose pin differs between two releases, in words; `none` if a release does not contain the remote. */
export function changedPins(
  before: Pick<Release, 'pins'> | undefined,
  after: Pick<Release, 'pins'>,
): { remote: string; from: string; to: string }[] {
  const textOf = (pin: Pin | undefined) => (pin === undefined ? 'none' : pinText(pin));
  const remotes = [...new Set([...Object.keys(before?.pins ?? {}), ...Object.keys(after.pins)])];
  return remotes
    .map((remote) => ({ remote, from: textOf(before?.pins[remote]), to: textOf(after.pins[remote]) }))
    .filter(({ from, to }) => from !== to);
}

/** The changes of a release against the one before, remote by remote: `mf_tickets 1.8.0 → 1.9.0`. */
export const changeText = (before: Pick<Release, 'pins'> | undefined, after: Pick<Release, 'pins'>): string =>
  changedPins(before, after)
    .map(({ remote, from, to }) => (from === 'none' ? `${remote} ${to}` : `${remote} ${from} → ${to}`))
    .join('; ');
