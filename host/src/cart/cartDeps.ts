import type { HttpClient } from '@festival/shared-contracts/api/httpClient';
import type { Commands } from '@festival/shared-contracts/commands/commands';
import type { ServerClock } from '../countdown/serverClock.ts';
import type { ErrorReport } from '../network/errorReport.ts';
import type { PageStore } from '../page/pageStore.ts';
import type { TabMessage } from './tabChannel.ts';

/** Collaborators of the cart. */
export interface CartDeps {
  store: PageStore;
  /** The client of `/api`. */
  http: HttpClient;
  clock: ServerClock;
  openModal: Commands['overlay']['openModal'];
  /** Opens the basket; of an order that is being paid it offers to finish or to cancel the payment [OVL-02, ERR-06]. */
  openBasket?(): void;
  report(report: ErrorReport): void;
  /** Publishes a change of the cart to the shop's other tabs [CNT-08]. */
  notifyTabs(message: TabMessage): void;
  /** The query of the page's address. */
  search(): string;
  /** Opens another document. */
  leave(address: string): void;
  /** The generic text for a failure without a message. */
  generalText(): string;
}
