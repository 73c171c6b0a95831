import { changeText } from '../releases/releaseText.ts';
import { timeText } from '../text/timeText.ts';
import type { Account, WaitingRelease } from './waitingRelease.ts';

/** If no registry ran at its planned time, a release is still made within this number of minutes after it. */
export const mostMinutesLate = 60;

/**
 * The changes for visitors: `mf_tickets 1.0.0 → 1.1.0`, the number of stages if there are several, and a note if there
 * was no mount.
 */
export const waitingChangeText = ({ before, after, change, force }: WaitingRelease): string =>
  [
    changeText({ pins: before }, { pins: after }),
    ...(change.kind === 'stages' && change.stages.length > 1 ? [`then ${change.stages.length - 1} more stages`] : []),
    ...(force === undefined ? [] : [`without a mount: ${force}`]),
  ].join(', ');

/** The addition to the reason in the history: `(planned for 2026-11-27 10:00 UTC; approved by ada)`; empty if there is nothing to add. */
export function originText({ at, approved }: Pick<WaitingRelease, 'at' | 'approved'>): string {
  const parts = [...(at ? [`planned for ${timeText(at)}`] : []), ...(approved ? [`approved by ${approved.by}`] : [])];
  return parts.length === 0 ? '' : ` (${parts.join('; ')})`;
}

/** Accounts are compared like e-mail addresses; an equal name also counts. */
const nameOf = (name: string): string => name.trim().toLowerCase();

/** Whether this account has requested the release; if so, it may not approve it. */
export const isSameAccount = ({ asked }: Pick<WaitingRelease, 'asked'>, { by, account }: Account): boolean =>
  nameOf(asked.account) === nameOf(account) || nameOf(asked.by) === nameOf(by);

/** What the release waits for, or its outcome, in words. */
export function waitingStateText({ state, at, needsApproval, approved, why, revision }: WaitingRelease): string {
  const approval = approved ? `approved by ${approved.by}` : 'waits for another account to approve it';
  const waits = [...(at ? [`planned for ${timeText(at)}`] : []), ...(needsApproval ? [approval] : [])];
  return {
    waiting: waits.join('; '),
    made: `made as release ${revision}`,
    refused: `not made: ${why}`,
    missed: `not made: ${why}`,
    cancelled: `cancelled by ${why}`,
  }[state];
}
