import type { Pin, Release } from '@festival/release-contracts/release/release';
import { type Result, success } from '@festival/shared-contracts/errors/result';
import { type Refusal, refuse } from '../error/refusal.ts';
import type { Changes } from './changes.ts';

type Pins = Release['pins'];

/**
 * The pins of a brand after a change; remotes that it does not name keep theirs. A running canary keeps its roll-out
 * when it gets another version. A new canary joins the roll-out of the other canaries in the change, or gets
 * `newRolloutId`, so that all of them go to the same visitors. [FED-04]
 */
export function nextPins(current: Pins, changes: Changes, newRolloutId: string): Result<Pins, Refusal> {
  const errors = Object.entries(changes).flatMap(([remote, change]) => canaryErrors(remote, change, current[remote]));
  if (errors.length > 0) return refuse('no-canary-here', 'This can not go to a share of the visitors.', errors);

  const running = new Set(Object.keys(changes).flatMap((remote) => current[remote]?.rolloutId ?? []));
  const [only] = running;
  const joined = running.size === 1 && only !== undefined ? only : newRolloutId;
  const changed = Object.entries(changes).map(([remote, change]) => [
    remote,
    pinAfter(change, current[remote], joined),
  ]);
  return success({ ...current, ...Object.fromEntries(changed) });
}

function pinAfter({ version, basisPoints }: Changes[string], current: Pin | undefined, rolloutId: string): Pin {
  if (basisPoints === undefined || isEverybody(basisPoints) || current === undefined) return { stable: version };
  return { stable: current.stable, canary: version, basisPoints, rolloutId: current.rolloutId ?? rolloutId };
}

function canaryErrors(remote: string, { version, basisPoints }: Changes[string], current: Pin | undefined): string[] {
  if (basisPoints === undefined || isEverybody(basisPoints)) return [];
  if (current === undefined) {
    return [`${remote} has no version yet that the other visitors could get; activate one for everybody first`];
  }
  if (current.stable === version) {
    return [`${remote}@${version} is what everybody gets already; to end a canary, activate it without a percentage`];
  }
  return [];
}

const isEverybody = (basisPoints: number): boolean => basisPoints === 10_000;
