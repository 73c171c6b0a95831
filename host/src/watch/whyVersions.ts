import { overridePort } from '../page/overrideVersion.ts';
import type { PageData } from '../page/pageData.ts';
import type { PageRemote } from '../page/pageRemote.ts';

/** Which rule gave a visitor the version of a remote. */
type VersionRule =
  /** Of a test shop's developer, by the address [FED-07]. */
  | 'override'
  /** It could not start: the page fell back to this one. */
  | 'fall-back'
  /** Of an earlier release, which is kept with what is in the cart. */
  | 'kept with the cart'
  /** A share of the visitors get it. */
  | `canary for ${number} %`
  /** Everybody gets it, or all that are not in the canary. */
  | 'stable';

/** A remote's version on this page, why it is that one, and the release that says so. */
export interface VersionReason {
  version: string;
  rule: VersionRule;
  release: string;
}

const didFallBack = (name: string, { fallback }: PageRemote): boolean =>
  fallback !== undefined &&
  // Nothing else loads these files.
  performance.getEntriesByType('resource').some((file) => file.name.includes(`/${name}/${fallback.version}/`));

function ruleOf(name: string, remote: PageRemote, isKept: boolean): VersionRule {
  if (overridePort(remote.version) !== undefined) return 'override';
  if (didFallBack(name, remote)) return 'fall-back';
  if (isKept) return 'kept with the cart';
  return remote.canaryShare === undefined ? 'stable' : `canary for ${remote.canaryShare / 100} %`;
}

/**
 * Each remote's version on this page, and which rule gave it to the visitor: for the console, where whoever helps a shopper types `whyVersions()`
 * [BYD-10].
 */
export function whyVersions({
  release,
  remotes,
}: Pick<PageData, 'release' | 'remotes'>): Record<string, VersionReason> {
  const name = release ? `${release.brand} ${release.revision}` : 'none';
  return Object.fromEntries(
    Object.entries(remotes).map(([remote, given]) => {
      const rule = ruleOf(remote, given, release?.isKept ?? false);
      const { version } = (rule === 'fall-back' && given.fallback) || given;
      return [remote, { version, rule, release: name }];
    }),
  );
}
