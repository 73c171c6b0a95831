import type { Pin } from '@festival/release-contracts/release/release';

/**
 * Whether a start activates its own build of a remote. It replaces what an earlier start has activated, and versions that the
 * host can't run; never what a person has decided: a named version, or a canary beside a local one.
 */
export const isReplacedByStart = (pin: Pin | undefined, incompatible: ReadonlySet<string>): boolean => {
  if (pin === undefined) return true;
  if (incompatible.has(pin.stable) || (pin.canary !== undefined && incompatible.has(pin.canary))) return true;
  return pin.stable.includes('-local.') && pin.canary === undefined;
};
