import { overridePort } from '../page/overrideVersion.ts';
import type { PageData } from '../page/pageData.ts';
import type { PageRemote } from '../page/pageRemote.ts';
import type { RemoteState, RemoteVersions } from '../remotes/federation/remoteVersions.ts';

/** The rule by which a visitor got the version of a remote. */
type VersionRule =
  /** A developer's own build, named in the address of a test shop [FED-07]. */
  | 'override'
  /** A preview link, for every visitor who has it. */
  | 'preview'
  /** Another version could not be shown, so the page fell back to this one. */
  | 'fall-back'
  /** An earlier release, which is kept with the contents of the cart. */
  | 'kept with the cart'
  /** A share of the visitors gets it. */
  | `canary for ${number} %`
  /** All visitors get it, or all that are not in the canary. */
  | 'stable';

/** A remote's version on this page, the rule and the release that chose it, and its state. */
export interface VersionReason {
  version: string;
  rule: VersionRule;
  release: string;
  state: RemoteState;
}

/** The rule by which a visitor got this version. */
export function ruleOf(remote: PageRemote, version: string, isKept: boolean): VersionRule {
  if (overridePort(remote.version) !== undefined) return 'override';
  if (version !== remote.version) return 'fall-back';
  if (remote.isPreview) return 'preview';
  if (isKept) return 'kept with the cart';
  return remote.canaryShare === undefined ? 'stable' : `canary for ${remote.canaryShare / 100} %`;
}

/**
 * Each remote's version on this page, the rule by which the visitor got it, and whether it is shown. For the console:
 * support staff type `whyVersions()` there [BYD-10].
 */
export function whyVersions(
  { release, remotes }: Pick<PageData, 'release' | 'remotes'>,
  versions: Pick<RemoteVersions, 'state'>,
): Record<string, VersionReason> {
  const name = release ? `${release.brand} ${release.revision}` : 'none';
  return Object.fromEntries(
    Object.entries(remotes).map(([remote, given]) => {
      const { version, state } = versions.state(remote) ?? { version: given.version, state: 'unused' };
      return [remote, { version, rule: ruleOf(given, version, release?.isKept ?? false), release: name, state }];
    }),
  );
}
