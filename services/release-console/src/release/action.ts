import type { Release } from '@festival/release-contracts/release/release';
import type { BrandOverview } from '@festival/release-registry/overview/overview';
import type { WaitingRelease } from '@festival/release-registry/waiting/waitingRelease';

/**
 * The requested action, and the brand as it was displayed then. The action applies to the displayed release; if that is no longer the newest, nothing
 * changes.
 */
export type Action =
  | { kind: 'change'; looked: BrandOverview; remote: string; version: string }
  | { kind: 'roll-back'; looked: BrandOverview; to: Release }
  | { kind: 'stop-plan'; looked: BrandOverview }
  | { kind: 'approve'; looked: BrandOverview; waiting: WaitingRelease }
  | { kind: 'cancel-waiting'; looked: BrandOverview; waiting: WaitingRelease }
  | { kind: 'figures'; looked: BrandOverview; remote: string };

export type ActionOf<Kind extends Action['kind']> = Extract<Action, { kind: Kind }>;
