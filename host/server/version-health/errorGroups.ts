import { addCounted } from '@festival/release-contracts/release/addVisits';
import { type ErrorGroup, mostErrorGroups } from '@festival/release-contracts/release/visitErrors';
import { browserFamily } from './browserFamily.ts';
import { framesOf, impersonal } from './impersonal.ts';
import type { VisitError } from './visitReport.ts';

/** The page with the error: its browser's name, and the page's id in traces. */
export interface ErrorPage {
  userAgent: string;
  visit: string;
}

/** The reported errors since the last `take`, equal ones grouped. */
export interface ErrorGroups {
  add(brand: string, error: VisitError, page: ErrorPage): void;
  take(): [brand: string, groups: ErrorGroup[]][];
}

/** Groups errors by version, message and source position, without personal data. [BYD-08] */
export function errorGroups(): ErrorGroups {
  let byBrand = new Map<string, Map<string, ErrorGroup>>();
  return {
    add(brand, { remote, version, kind, message, stack, step }, { userAgent, visit }) {
      const groups = byBrand.get(brand) ?? new Map<string, ErrorGroup>();
      byBrand.set(brand, groups);
      const error = { remote, version, kind, message: impersonal(message), frames: framesOf(stack) };
      const key = JSON.stringify([remote, version, kind, error.message, error.frames[0]]);
      const known = groups.get(key);
      if (!known && groups.size >= mostErrorGroups) return;
      const one = { count: 1, browsers: { [browserFamily(userAgent)]: 1 }, steps: { [step]: 1 } };
      const { count, browsers, steps } = known ?? { count: 0, browsers: {}, steps: {} };
      groups.set(key, { ...(known ?? error), ...addCounted({ count, browsers, steps }, one), visit });
    },
    take() {
      const taken = [...byBrand].map(([brand, groups]): [string, ErrorGroup[]] => [brand, [...groups.values()]]);
      byBrand = new Map();
      return taken;
    },
  };
}
