import { success } from '@festival/shared-contracts/errors/result';
import type { RegistryClient } from '../client/registryClient.ts';
import type { Activation } from '../releases/changes.ts';
import { pinText, releaseText } from '../releases/releaseText.ts';
import { columns } from './columns.ts';
import { type CommandMount, done, misused, type Outcome, refused } from './command.ts';
import { mountVersions } from './mountVersions.ts';
import { parseRevision } from './parseRevision.ts';
import { parseVersions } from './parseVersions.ts';
import { waitingOutcome } from './waitingOutcome.ts';

type Typed = {
  brand: string;
  changes: Activation['changes'];
  author: { by: string; reason: string };
  /** `--after`: the release that the caller has seen. */
  after: string | undefined;
  /** `--mends`: broken versions, separated by commas. */
  mends: string | undefined;
  /** `--force`: the reason why unmounted versions go live. */
  force: string | undefined;
  /** `--at`: the time of a planned release, with its time zone. */
  at: string | undefined;
};

/**
 * Makes a release with these changes if the caller has seen the brand's newest release. If the caller names no release,
 * nothing changes, and the answer contains the brand's current release and the number to name. Versions that were not
 * yet mounted for the brand are mounted now. [FED-04, BYD-09]
 */
export async function releaseVersions(
  { client, mount }: { client: RegistryClient; mount: CommandMount },
  typed: Typed,
): Promise<Outcome> {
  const { brand, changes, author } = typed;
  const after = parseRevision('after', typed.after);
  if (!after.ok) return misused(after.error);
  const mended = typed.mends === undefined ? undefined : parseVersions(typed.mends.split(','));
  if (mended && !mended.ok) return misused(`--mends: ${mended.error}`);
  const looked = after.value === undefined ? await lookFirst(client, brand, changes) : after.value;
  if (typeof looked !== 'number') return looked;

  const mends = mended === undefined ? {} : { mends: mended.value };
  const force = typed.force === undefined ? {} : { force: typed.force };
  const at = typed.at === undefined ? {} : { at: typed.at };
  const activate = () => client.activate({ brand, parent: looked, changes, ...author, ...mends, ...force, ...at });
  const first = await activate();
  const isUnmounted = !first.ok && first.error.code === 'not-mounted' && typed.force === undefined;
  const mounted = isUnmounted ? await mountVersions(client, mount, mountOrder(typed)) : success([]);
  if (!mounted.ok) return refused(mounted.error);
  const result = isUnmounted ? await activate() : first;
  if (!result.ok) return refused(result.error);
  const { notices = [] } = result.value;
  if (result.value.outcome === 'waiting') return waitingOutcome(result.value, [...mounted.value, ...notices]);
  const { outcome, release } = result.value;
  if (outcome === 'nothing-to-do')
    return done(result.value, `Nothing to do: ${brand} has this already by ${releaseText(release)}.`);
  const rows = Object.keys(changes).map((remote) => [
    `  ${remote}`,
    pinText(release.pins[remote] ?? { stable: 'none' }),
  ]);
  const now = `${brand} is at release ${release.revision} now:`;
  return done(result.value, ...mounted.value, now, ...columns(rows), ...notices);
}

const mountOrder = ({ brand, changes, author: { by } }: Typed) => ({
  brand,
  by,
  versions: Object.fromEntries(Object.entries(changes).map(([name, { version }]) => [name, version])),
});

/** Before a brand's first release there is no other change to overlook; later the number is required. */
async function lookFirst(client: RegistryClient, brand: string, changes: Activation['changes']): Promise<Outcome | 0> {
  const found = await client.history(brand, 1);
  if (!found.ok) return refused(found.error);
  const [newest] = found.value.releases;
  if (newest === undefined) return 0;
  const rows = Object.keys(changes).map((remote) => {
    const pin = newest.pins[remote];
    return `${remote} is ${pin === undefined ? 'not there yet' : pinText(pin)}`;
  });
  return refused({
    code: 'not-looked-at',
    message: `${brand} is at ${releaseText(newest)}. Nothing was changed: add --after ${newest.revision} if that is what you change.`,
    reasons: rows,
  });
}
