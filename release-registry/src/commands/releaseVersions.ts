import type { RegistryClient } from '../client/registryClient.ts';
import type { Activation } from '../releases/changes.ts';
import { pinText, releaseText } from '../releases/releaseText.ts';
import { columns } from './columns.ts';
import { done, misused, type Outcome, refused } from './command.ts';
import { parseRevision } from './parseRevision.ts';
import { parseVersions } from './parseVersions.ts';

type Typed = {
  brand: string;
  changes: Activation['changes'];
  author: { by: string; reason: string };
  /** `--after`: the release that was looked at. */
  after: string | undefined;
  /** `--mends`: versions that were broken, separated by commas. */
  mends: string | undefined;
};

/**
 * Makes a release of these changes, if the brand is still at the release that was looked at. Where none was named, nothing is
 * changed: the answer says what the brand has and which number to name. [FED-04]
 */
export async function releaseVersions(client: RegistryClient, typed: Typed): Promise<Outcome> {
  const { brand, changes, author } = typed;
  const after = parseRevision('after', typed.after);
  if (!after.ok) return misused(after.error);
  const mended = typed.mends === undefined ? undefined : parseVersions(typed.mends.split(','));
  if (mended && !mended.ok) return misused(`--mends: ${mended.error}`);
  const looked = after.value === undefined ? await lookFirst(client, brand, changes) : after.value;
  if (typeof looked !== 'number') return looked;

  const mends = mended === undefined ? {} : { mends: mended.value };
  const result = await client.activate({ brand, parent: looked, changes, ...author, ...mends });
  if (!result.ok) return refused(result.error);
  const { outcome, release } = result.value;
  if (outcome === 'nothing-to-do')
    return done(result.value, `Nothing to do: ${brand} has this already by ${releaseText(release)}.`);
  const rows = Object.keys(changes).map((remote) => [
    `  ${remote}`,
    pinText(release.pins[remote] ?? { stable: 'none' }),
  ]);
  return done(result.value, `${brand} is at release ${release.revision} now:`, ...columns(rows));
}

/** Before a brand's first release there is nothing to overlook; later the number has to be named. */
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
