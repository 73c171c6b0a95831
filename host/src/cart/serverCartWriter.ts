import { failure, success } from '@festival/shared-contracts/errors/result';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { activeCart } from './activeCart.ts';
import { cartAnswers } from './cartAnswers.ts';
import { cartRequests } from './cartClient.ts';
import { cartFailures, isCartGone } from './cartFailures.ts';
import { cartNotKept } from './cartNotKept.ts';
import { cartQueue } from './cartQueue.ts';
import { cartRefetch, pauseAfter, quietPeriod } from './cartRefetch.ts';
import { cartIdOf, markUpdate, unreadCartIdAtom } from './cartState.ts';
import type { CartDeps, CartWriter } from './cartWriter.ts';
import { quantityWriter } from './quantityWrites.ts';
import { followTab } from './tabSync.ts';

/**
 * The writer of a cart that the server keeps. Calls run one at a time and in order [CNT-04]. A requested quantity is
 * shown at once, until its answer arrives [BYD-05]. After a failed write the last server state is shown [CNT-06].
 */
export const serverCartWriter = (deps: CartDeps): CartWriter => {
  const { store, notifyTabs } = deps;
  const requests = cartRequests(deps);
  const answers = cartAnswers(deps);
  const failures = cartFailures(deps, answers);
  const carts = activeCart({ store, requests, answers, failures });
  const refetch = cartRefetch({ store, requests, answers, failures });
  const queue = cartQueue({ onTask: refetch.interrupt, onIdle: refetch.resume });
  const quantities = quantityWriter({ store, queue, requests, answers, failures, carts, refetch });

  const change: CartWriter['change'] = (call, { refetchAfter = quietPeriod, opensCart = false } = {}) => {
    quantities.seal();
    const end = markUpdate(store);
    const run = async () => {
      const former = cartIdOf(store);
      const cart = await (opensCart ? carts.findOrOpen() : carts.find());
      if (!cart.ok) return cart;
      const stamp = answers.stamp();
      const answer = await requests.guard(() => call(cart.value));
      refetch.schedule(answer.ok ? refetchAfter : quietPeriod);
      if (answer.ok) {
        answers.show(answer.value.data, stamp);
        return success(undefined);
      }
      answers.markUnknown();
      failures.report('cart.refused', answer.error);
      if (!isCartGone(answer.error)) return answer;
      failures.endCart();
      return former === null ? failure(cartNotKept) : answer;
    };
    return queue.run(() => run().finally(end));
  };

  const forgetHere = (): void => {
    quantities.drop();
    answers.forget();
  };

  return {
    setQuantity: quantities.set,
    change,
    refetch: () => refetch.schedule(0),
    inOrder(call) {
      quantities.seal();
      return queue.run(async () => {
        const answer = await requests.guard(call);
        // A 404 is a normal answer, for example before the first order.
        if (!answer.ok && answer.error.status !== 404) failures.report('cart.refused', answer.error);
        return answer;
      });
    },
    follow: followTab({ store, queue, answers, refetch, forget: forgetHere }),
    forget() {
      const cartId = cartIdOf(store);
      forgetHere();
      if (cartId !== null) notifyTabs({ kind: 'forgotten', cartId });
    },
    start() {
      const cart = store.get(primitives.cart);
      if (cart) notifyTabs({ kind: 'cart', cart, askedAt: performance.timeOrigin, answeredAt: Date.now() });
      if (store.get(unreadCartIdAtom) !== null) refetch.schedule(pauseAfter(0));
    },
  };
};
