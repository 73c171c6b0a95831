import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';
import type { ErrorReport } from '../telemetry/errorReport.ts';
import type { WatchDeps } from './watchShop.ts';

/** Collaborators of measuring. */
export interface MeasureDeps extends Omit<WatchDeps, 'publish'> {
  config: ShopConfig;
  /** A text of the namespace `later`. */
  text(key: string, values?: Record<string, string>): string;
  /** Reloads the page. */
  reload(): void;
  report(report: ErrorReport): void;
}
