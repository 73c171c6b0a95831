import { overridePort } from '../page/overrideVersion.ts';
import type { PageData } from '../page/pageData.ts';
import type { PageRemote } from '../page/pageRemote.ts';
import type { RemoteState, RemoteVersions } from '../remotes/federation/remoteVersions.ts';

/** The rule by which a visitor got the version of a remote. */
type VersionRule =
  /** A developer's own build, which the address of a test shop names [FED-07]. */
  | 'override'
  /** A version of a preview link, for every visitor who has the link. */
  | 'preview'
  /** Another version could not be shown, so the page fell back to this one. */
  | 'fall-back'
  /** A version of an earlier release, which is kept with the contents of the cart. */
  | 'kept with the cart'
  /** A canary version, which a share of the visitors gets. */
  | `canary for ${number} %`
  /** The version that all visitors get, or all visitors outside the canary. */
  | 'stable';

/** A remote's version on this page, the rule and the release that chose it, and its state. */
export interface VersionReason {
  version: string;
  rule: VersionRule;
  release: string;
  state: RemoteState;
}

/** The rule by which a visitor got this version. */
function ruleOf(remote: PageRemote, version: string, isKept: boolean): VersionRule {
  if (overridePort(remote.version) !== undefined) return 'override';
  if (version !== remote.version) return 'fall-back';
  if (remote.isPreview) return 'preview';
  if (isKept) return 'kept with the cart';
  return remote.canaryShare === undefined ? 'stable' : `canary for ${remote.canaryShare / 100} %`;
}

/**
 * Each remote's version on this page, the rule by which the visitor got it, and whether it is shown. Support staff type
 * `whyVersions()` in the console to read it [BYD-10].
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
