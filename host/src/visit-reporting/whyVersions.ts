import { overridePort } from '../page/overrideVersion.ts';
import type { PageData } from '../page/pageData.ts';
import type { PageRemote } from '../page/pageRemote.ts';
import type { RemoteState, RemoteVersions } from '../remotes/federation/remoteVersions.ts';

/** Which rule gave a visitor the version of a remote. */
type VersionRule =
  /** Of a test shop's developer, by the address [FED-07]. */
  | 'override'
  /** Of a link that shows it to whoever has it. */
  | 'preview'
  /** Another one could not be shown: the page fell back to this one. */
  | 'fall-back'
  /** Of an earlier release, which is kept with what is in the cart. */
  | 'kept with the cart'
  /** A share of the visitors get it. */
  | `canary for ${number} %`
  /** Everybody gets it, or all that are not in the canary. */
  | 'stable';

/** A remote's version on this page, why it is that one, the release that says so, and what became of it. */
export interface VersionReason {
  version: string;
  rule: VersionRule;
  release: string;
  state: RemoteState;
}

/** The rule that gave a visitor this version. */
export function ruleOf(remote: PageRemote, version: string, isKept: boolean): VersionRule {
  if (overridePort(remote.version) !== undefined) return 'override';
  if (version !== remote.version) return 'fall-back';
  if (remote.isPreview) return 'preview';
  if (isKept) return 'kept with the cart';
  return remote.canaryShare === undefined ? 'stable' : `canary for ${remote.canaryShare / 100} %`;
}

/**
 * Each remote's version on this page, which rule gave it to the visitor, and whether it is shown: for the console, where whoever helps a shopper types
 * `whyVersions()` [BYD-10].
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
