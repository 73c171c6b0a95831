import { changeText } from '../releases/releaseText.ts';
import { timeText } from '../text/timeText.ts';
import type { Account, WaitingRelease } from './waitingRelease.ts';

/** How long after its moment a release is still made: a registry that starts anew makes what it has missed by no more. */
export const mostMinutesLate = 60;

/** What the visitors would get: `mf_tickets 1.0.0 → 1.1.0`, where stages follow, how many, and that it is made without a mount. */
export const waitingChangeText = ({ before, after, change, force }: WaitingRelease): string =>
  [
    changeText({ pins: before }, { pins: after }),
    ...(change.kind === 'stages' && change.stages.length > 1 ? [`then ${change.stages.length - 1} more stages`] : []),
    ...(force === undefined ? [] : [`without a mount: ${force}`]),
  ].join(', ');

/** What the history adds to the reason: `(planned for 2026-11-27 10:00 UTC; approved by ada)`; empty where there is nothing to add. */
export function originText({ at, approved }: Pick<WaitingRelease, 'at' | 'approved'>): string {
  const parts = [...(at ? [`planned for ${timeText(at)}`] : []), ...(approved ? [`approved by ${approved.by}`] : [])];
  return parts.length === 0 ? '' : ` (${parts.join('; ')})`;
}

/** Accounts are compared as addresses are; a name that is the same counts too. */
const nameOf = (name: string): string => name.trim().toLowerCase();

/** Whether it is who has asked for it, who then may not approve it. */
export const isSameAccount = ({ asked }: Pick<WaitingRelease, 'asked'>, { by, account }: Account): boolean =>
  nameOf(asked.account) === nameOf(account) || nameOf(asked.by) === nameOf(by);

/** What it waits for, or what became of it, in words. */
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
