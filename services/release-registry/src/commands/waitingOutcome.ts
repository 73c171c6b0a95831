import type { WaitingRelease } from '../waiting/waitingRelease.ts';
import { waitingChangeText, waitingStateText } from '../waiting/waitingText.ts';
import { done, type Outcome } from './command.ts';

/** The lines that a command prints about a release that was stored for later; `before` are the lines printed before them. */
export function waitingOutcome(data: { waiting: WaitingRelease }, before: string[] = []): Outcome {
  const { brand, number, parent, needsApproval, approved } = data.waiting;
  const next =
    needsApproval && approved === undefined
      ? `Another account says yes with: release waiting --brand ${brand} ${number} --approve`
      : `release waiting --brand ${brand} ${number} --cancel --reason <text> cancels it.`;
  return done(
    data,
    ...before,
    `Kept as number ${number} of ${brand}, on top of release ${parent}: ${waitingChangeText(data.waiting)}`,
    `  ${waitingStateText(data.waiting)}`,
    `Nothing has changed yet. ${next}`,
  );
}
