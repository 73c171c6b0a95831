import { isLocalVersion } from '@festival/release-contracts/package/version';
import type { Pin } from '@festival/release-contracts/release/release';

/**
 * Whether a start activates its own build of a remote. It replaces versions that an earlier start has activated or that
 * the host can't run, but not a person's choice: a named version, or a canary next to a local one.
 */
export const isReplacedByStart = (pin: Pin | undefined, incompatible: ReadonlySet<string>): boolean => {
  if (pin === undefined) return true;
  if (incompatible.has(pin.stable) || (pin.canary !== undefined && incompatible.has(pin.canary))) return true;
  return isLocalVersion(pin.stable) && pin.canary === undefined;
};
