import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';
import type { Translate } from '@festival/shared-ui/texts/createI18n';
import type { ErrorReport } from '../network/errorReport.ts';
import type { WatchDeps } from './watchShop.ts';

/** Collaborators of measuring. */
export interface MeasureDeps extends Omit<WatchDeps, 'publish'> {
  config: ShopConfig;
  /** A text of the namespace `later`. */
  text: Translate<'later'>;
  /** Reloads the page. */
  reload(): void;
  report(report: ErrorReport): void;
}
