import type { VersionHealth } from '@festival/release-registry/overview/overview';
import { texts } from '../texts.ts';

/** A version counts as bad from this share of visits that threw. Fewer throws than `least` may be chance. */
const bad = { share: 0.01, least: 5 };

type Health = { tone: 'quiet' | 'well' | 'some' | 'bad'; text: string };

/** The health of a version, in words. */
export function healthOf({ sums: { visits, throws, timed, logSeconds } }: VersionHealth): Health {
  if (visits === 0 && throws === 0) return { tone: 'quiet', text: texts.health.none };
  const said = throws === 0 ? texts.health.well(visits) : texts.health.throws(throws, visits);
  // The median time, if times are lognormal.
  const usable = timed === 0 ? [] : [texts.health.usable(Math.exp(logSeconds / timed))];
  const isBad = throws >= bad.least && throws >= bad.share * visits;
  const tone = throws === 0 ? 'well' : isBad ? 'bad' : 'some';
  return { tone, text: [said, ...usable].join(', ') };
}
