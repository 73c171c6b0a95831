import type { BrandOverview } from '@festival/release-registry/overview/overview';
import type { ConsoleApi } from '../api/consoleApi.ts';
import type { Action, ActionOf } from './action.ts';

/** What each panel that confirms an action gets. */
export type PanelProps<Kind extends Action['kind']> = {
  api: ConsoleApi;
  /** The address of who is signed on. */
  by: string;
  action: ActionOf<Kind>;
  /** The brand as it is now. */
  live: BrandOverview;
  /** Another look, or null once the panel is closed. */
  onAction: (action: Action | null) => void;
  /** What was done, in a sentence. */
  onDone: (sentence: string) => void;
  /** The registry has refused: what is seen may be old. */
  onRefused: () => void;
};
