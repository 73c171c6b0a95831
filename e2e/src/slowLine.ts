import { expect, type Page, type Route } from 'playwright/test';
import { cartCallName } from './cartCalls.ts';

const carts = '**/api/shopping/carts**';

/** Holds each call about the cart until the journey lets it through or aborts it. */
export const slowLine = async (page: Page) => {
  const waiting: Route[] = [];
  await page.route(carts, (route) => void waiting.push(route));
  const take = async (name: string): Promise<Route> => {
    // After several failures the page itself waits some seconds before the next call.
    await expect.poll(() => waiting.map((route) => cartCallName(route.request())), { timeout: 30_000 }).toContain(name);
    const [route] = waiting.splice(
      waiting.findIndex((one) => cartCallName(one.request()) === name),
      1,
    );
    if (!route) throw new Error(`No ${name} is waiting`);
    return route;
  };
  return {
    letThrough: async (name: string) => (await take(name)).continue(),
    lose: async (name: string) => (await take(name)).abort(),
    /** Lets the server answer now. The page receives the answer when the journey releases it. */
    answerLater: async (name: string) => {
      const route = await take(name);
      const response = await route.fetch();
      return () => route.fulfill({ response });
    },
    /** From now on, no call is delayed. */
    open: () => page.unroute(carts),
  };
};
