import { addCounted } from '@festival/release-contracts/release/addVisits';
import { byNetworks, type ErrorGroup, mostErrorGroups } from '@festival/release-contracts/release/visitErrors';
import { browserFamily } from './browserFamily.ts';
import { errorVoices } from './errorVoices.ts';
import { framesOf, impersonal } from './impersonal.ts';
import type { VisitError } from './visitReport.ts';

/** The page with the error: its browser's name, the page's id, and the network of its visitor. */
export interface ErrorPage {
  userAgent: string;
  visit: string;
  network: string;
}

/** The most groups of a brand in memory: more than a report has, so that the ones that many networks tell can be chosen. */
const mostWaiting = 2_000;

/** The reported errors since the last `take`, equal ones grouped. */
export interface ErrorGroups {
  add(brand: string, error: VisitError, page: ErrorPage): void;
  take(): [brand: string, groups: ErrorGroup[]][];
}

/**
 * Groups errors by version, message and source position, without personal data. Of too many groups, those that the most
 * networks tell are reported. [BYD-08]
 */
export function errorGroups(now: () => number = Date.now): ErrorGroups {
  const voices = errorVoices(now);
  let byBrand = new Map<string, Map<string, ErrorGroup>>();
  return {
    add(brand, { remote, version, kind, message, stack, step }, { userAgent, visit, network }) {
      const groups = byBrand.get(brand) ?? new Map<string, ErrorGroup>();
      byBrand.set(brand, groups);
      const error = { remote, version, kind, message: impersonal(message), frames: framesOf(stack) };
      const key = JSON.stringify([remote, version, kind, error.message, error.frames[0]]);
      const known = groups.get(key);
      if (!known && groups.size >= mostWaiting) return;
      const heard = voices.hear(key, `${remote}@${version}`, { brand, visit, network });
      if (heard === null) return;
      const networks = (known?.networks ?? 0) + (heard.isNewNetwork ? 1 : 0);
      const one = { count: 1, browsers: { [browserFamily(userAgent)]: 1 }, steps: { [step]: 1 } };
      const { count, browsers, steps } = known ?? { count: 0, browsers: {}, steps: {} };
      groups.set(key, { ...(known ?? error), ...addCounted({ count, browsers, steps }, one), networks });
    },
    take() {
      const taken = [...byBrand].map(([brand, groups]): [string, ErrorGroup[]] => [
        brand,
        [...groups.values()].sort(byNetworks).slice(0, mostErrorGroups),
      ]);
      byBrand = new Map();
      return taken;
    },
  };
}
