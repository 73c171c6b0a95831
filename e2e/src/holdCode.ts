import type { Page, Route } from 'playwright/test';

/** The scripts of the shell and of the remotes. */
const scripts = /\/(assets|remotes)\/.*\.js$/;

/** Holds back every script until the journey releases it. */
export const holdCode = async (page: Page) => {
  const waiting: Route[] = [];
  let isHeld = true;
  await page.route(scripts, (route) => (isHeld ? void waiting.push(route) : route.continue()));
  return {
    /** @param missing the addresses that stay without code. */
    release: async (missing = /^$/) => {
      isHeld = false;
      const answer = (route: Route) =>
        missing.test(route.request().url()) ? route.fulfill({ status: 404, body: '' }) : route.continue();
      await Promise.all(waiting.splice(0).map((route) => answer(route).catch(() => {})));
    },
  };
};
