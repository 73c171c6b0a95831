import type { BrandOverview } from '@festival/release-registry/overview/overview';
import type { ConsoleApi } from '../api/consoleApi.ts';
import type { Action, ActionOf } from './action.ts';

/** The props of each panel that confirms an action. */
export type PanelProps<Kind extends Action['kind']> = {
  api: ConsoleApi;
  /** The address of the signed-on person. */
  by: string;
  action: ActionOf<Kind>;
  /** The current state of the brand. */
  live: BrandOverview;
  /** Opens another action; null closes the panel. */
  onAction: (action: Action | null) => void;
  /** Called with a sentence that describes what was done. */
  onDone: (sentence: string) => void;
  /** Called when the registry has refused an action, because the displayed state may then be outdated. */
  onRefused: () => void;
};
