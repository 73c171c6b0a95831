import { callEndpoint } from '@festival/shared-contracts/api/callEndpoint';
import type { HttpClient } from '@festival/shared-contracts/api/httpClient';
import { editAccount, logOut, startLogin, startRegistration } from '@festival/shared-contracts/api/signOnCalls';
import type { Commands } from '@festival/shared-contracts/commands/commands';
import { type Result, success } from '@festival/shared-contracts/errors/result';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { capabilitiesAtom } from '@festival/shared-contracts/state/shopState';
import { withCarriedQuery } from '@festival/shared-ui/link/withCarriedQuery';
import { withoutCart } from '@festival/shared-ui/link/withoutCart';
import type { Translate } from '@festival/shared-ui/texts/createI18n';
import type { CartWriter } from '../cart/cartWriter.ts';
import { upgradedOrderAtom } from '../cart/upgradedOrder.ts';
import type { ErrorReport } from '../network/errorReport.ts';
import type { OverlayQueue } from '../overlays/overlayQueue.ts';
import type { PageStore } from '../page/pageStore.ts';
import { placeAfterLogin } from '../routing/loginAddress.ts';
import { needsAccount } from '../session/needsAccount.ts';
import { guardedCall } from './guardedCall.ts';

export interface SignOnJourneyDeps {
  store: PageStore;
  /** The client of `/api`. */
  http: HttpClient;
  writer: Pick<CartWriter, 'inOrder' | 'forget'>;
  overlays: Pick<OverlayQueue, 'showToast'>;
  /** A text of the host in the page's language. */
  hostText: Translate<'host'>;
  /** The page's path with query and hash. */
  place(): string;
  /** Opens another document. */
  leave(address: string): void;
  report(report: ErrorReport): void;
}

type SignOnJourneys = Pick<Commands['signOn'], 'logIn' | 'register' | 'editAccount' | 'logOut'>;

/** Opens the pages of the sign-on service; each of these pages returns to the shop [SSO-02]. */
export const signOnJourneys = (deps: SignOnJourneyDeps): SignOnJourneys => {
  const { store, http } = deps;
  const returnTo = () => placeAfterLogin(deps.place());
  const root = () => withCarriedQuery('/', withoutCart(deps.place().replace(/^[^?]*|#.*$/g, '')));

  /** Opens the address in the server's answer. If there is none, shows a toast and stays [SSO-01]. */
  const follow = async (
    call: Promise<Result<{ data: { link: string } }>>,
    excuse: 'away' | 'stillIn' = 'away',
  ): Promise<Result> => {
    const answer = await guardedCall(deps.report, 'signOn.notStarted', call);
    if (answer.ok) {
      deps.leave(answer.value.data.link);
      return success(undefined);
    }
    const [title, text] = [deps.hostText(`signOn.${excuse}.title`), deps.hostText(`signOn.${excuse}.text`)];
    deps.overlays.showToast({ title, text, tone: 'danger' });
    return answer;
  };

  /** The values in the return address other than the page [SSO-02]. */
  const journey = () => {
    const cart = store.get(capabilitiesAtom)?.usesServerCart ? store.get(primitives.cart) : null;
    const { orderId, accessId } = store.get(upgradedOrderAtom);
    return {
      returnTo: returnTo(),
      ...(cart ? { cartId: cart.id } : {}),
      ...(orderId ? { orderId } : {}),
      ...(accessId ? { accessId } : {}),
    };
  };

  /**
   * Logs out. A shop that requires an account then opens the root page, with the query, and the account's cart is no
   * longer fetched. In other shops the page stays the same [SSO-04, RTE-02].
   */
  const endSession = async (): Promise<Result<{ data: { link: string } }>> => {
    const capabilities = store.get(capabilitiesAtom);
    const isLeft = needsAccount(capabilities);
    const call = () => callEndpoint(http, logOut, { body: { returnTo: isLeft ? root() : returnTo() } });
    if (!isLeft || !capabilities?.usesServerCart) return call();
    // Runs after the waiting calls of the cart, because those would ask for a cart that no longer exists after the
    // logout.
    const ended = await deps.writer.inOrder(async () => {
      const answer = await call();
      if (answer.ok) deps.writer.forget();
      return success(answer);
    });
    return ended.ok ? ended.value : ended;
  };

  return {
    logIn: () => follow(callEndpoint(http, startLogin, { body: journey() })),
    register: () => follow(callEndpoint(http, startRegistration, { body: journey() })),
    editAccount: () => follow(callEndpoint(http, editAccount, { body: { returnTo: returnTo() } })),
    logOut: () => follow(endSession(), 'stillIn'),
  };
};
