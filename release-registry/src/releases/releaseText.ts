import type { Pin, Release } from '@festival/shared-contracts/release/release';
import { timeText } from '../client/timeText.ts';

/** `release 184 (ada, 2026-11-20 10:44 UTC: new ticket cards)` */
export const releaseText = ({ revision, by, at, reason }: Release): string =>
  `release ${revision} (${by}, ${timeText(at)}: ${reason})`;

/** `10 %` for 1000 basis points. */
export const percentText = (basisPoints: number): string => `${basisPoints / 100} %`;

/** `1.8.0, 10 % get 1.9.0` */
export const pinText = ({ stable, canary, basisPoints }: Pin): string =>
  canary === undefined || basisPoints === undefined ? stable : `${stable}, ${percentText(basisPoints)} get ${canary}`;

/** The changes of a release against the one before, remote by remote: `mf_tickets 1.8.0 → 1.9.0`. */
export function changeText(before: Release | undefined, after: Release): string {
  const remotes = new Set([...Object.keys(before?.pins ?? {}), ...Object.keys(after.pins)]);
  const changes = [...remotes].flatMap((remote) => {
    const [old, fresh] = [before?.pins[remote], after.pins[remote]].map((pin) => (pin ? pinText(pin) : 'none'));
    return old === fresh ? [] : [old === 'none' ? `${remote} ${fresh}` : `${remote} ${old} → ${fresh}`];
  });
  return changes.join('; ');
}
