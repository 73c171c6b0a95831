import { errorReportOf } from '../network/errorReport.ts';
import type { AnalyticsEvent } from './analyticsEvents.ts';
import { consentAtom } from './consentAtom.ts';
import { consentMemory } from './consentMemory.ts';
import { publishEvent } from './dataLayer.ts';
import { loadTags } from './loadTags.ts';
import type { MeasureDeps } from './measureDeps.ts';
import type { Measuring } from './measuringOf.ts';
import { showConsentRequest } from './showConsentRequest.tsx';
import { watchShop } from './watchShop.ts';

/**
 * Measures the visit as far as the visitor allows it. While consent is required and missing, no tag is loaded and
 * nothing is published; when consent is withdrawn, the page reloads without its tags [ANL-01, ANL-02].
 */
export const measureVisit = (deps: MeasureDeps, measuring: Measuring): void => {
  const begin = (): void => {
    loadTags(measuring, deps.report);
    watchShop({ ...deps, publish: publishSafely(deps.report) });
  };
  if (deps.config.noCookieNeeded) begin();
  else followConsent(deps, begin);
};

const followConsent = (deps: MeasureDeps, begin: () => void): void => {
  const { store } = deps;
  const memory = consentMemory(deps.slug, deps.memory);
  let isMeasuring = false;
  const follow = (): void => {
    const isGiven = store.get(consentAtom) === 'given';
    if (isGiven === isMeasuring) return;
    isMeasuring = isGiven;
    if (isGiven) begin();
    else {
      forgetTagCookies();
      deps.reload();
    }
  };
  store.set(consentAtom, memory.read());
  follow();
  store.sub(consentAtom, () => {
    memory.write(store.get(consentAtom));
    follow();
  });
  // The answer was given in another tab of the shop.
  addEventListener('storage', ({ key }) => {
    if (key === memory.key) store.set(consentAtom, memory.read());
  });
  showConsentRequest(deps);
};

/** A failing tag must not break the shop. */
const publishSafely =
  (report: MeasureDeps['report']) =>
  (event: AnalyticsEvent): void => {
    try {
      publishEvent(event);
    } catch (error) {
      report(errorReportOf('analytics.notPublished', error));
    }
  };

/** Names of the cookies that the tag manager's and the testing script's tags set. */
const tagCookies = /^(_ga|_gid|_gat|_gcl|_vis_opt|_vwo)/;

/** Deletes the cookies of tags that are no longer allowed to measure [ANL-02]. */
const forgetTagCookies = (): void => {
  const names = document.cookie
    .split('; ')
    .map((cookie) => cookie.split('=', 1)[0] ?? '')
    .filter((name) => tagCookies.test(name));
  // Tags set their cookies for the widest domain that the browser allows.
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`);
  for (const name of names) {
    // The cookie store's API is not in every browser that we support.
    // biome-ignore lint/suspicious/noDocumentCookie: see above.
    for (const domain of ['', ...domains]) document.cookie = `${name}=; path=/; max-age=0${domain}`;
  }
};
