import type { RemoteVersion } from '@festival/release-contracts/package/remoteVersion';
import { typeChanges } from '@festival/release-contracts/package/typeChanges';
import type { RegistryClient } from '../client/registryClient.ts';
import { compatibilityErrors } from '../versions/compatibilityErrors.ts';
import { command, done, misused, refused } from './command.ts';
import { parseVersions } from './parseVersions.ts';

/**
 * The brands in whose shell a version has already failed, in sentences. Such a version can't go live at that brand,
 * although the host can run it. [BYD-09]
 */
async function refusedIn(client: RegistryClient, wanted: Readonly<Record<string, string>>): Promise<string[]> {
  const found = await Promise.all(
    Object.entries(wanted).map(async ([name, version]) => {
      const answer = await client.mountsOf({ name, version });
      // An older registry does not send this list.
      return Object.entries(answer.ok ? answer.value.mounts : {}).flatMap(([brand, { faults = [], at, by }]) =>
        faults.map((fault) => `${name}@${version} was refused for ${brand} at ${at}, mounted by ${by}: ${fault}`),
      );
    }),
  );
  return found.flat();
}

/**
 * In sentences: the differences between the parameters and data that the modules of these versions take, and those in
 * the previously published version. [FED-10]
 */
const changedTypes = (published: readonly RemoteVersion[], wanted: Readonly<Record<string, string>>): string[] =>
  Object.entries(wanted).flatMap(([name, version]) => {
    const ofRemote = published.filter((one) => one.name === name);
    const record = ofRemote.find((one) => one.version === version);
    const former = ofRemote
      .filter(({ publishedAt }) => record !== undefined && publishedAt < record.publishedAt)
      .toSorted((a, b) => (a.publishedAt < b.publishedAt ? 1 : -1))[0];
    if (record === undefined || former === undefined) return [];
    return typeChanges(former, record).map((change) => `${name}${change.slice(1)}`);
  });

export const check = command({
  usage: 'festival-release check <remote>@<version> …',
  summary: 'whether versions can be activated with the host as it is, and if not why; changes nothing',
  required: [],
  optional: [],
  async run({ client, words }) {
    const wanted = parseVersions(words);
    if (!wanted.ok) return misused(wanted.error);
    const [host, published] = await Promise.all([client.host(), client.versions()]);
    if (!host.ok) return refused(host.error);
    if (!published.ok) return refused(published.error);
    const reasons = Object.entries(wanted.value).flatMap(([name, version]) => {
      const record = published.value.versions.find((one) => one.name === name && one.version === version);
      if (record === undefined) return [`${name}@${version} was never published`];
      return compatibilityErrors(record, host.value);
    });
    const { version, contracts } = host.value;
    if (reasons.length === 0) {
      const refused = await refusedIn(client, wanted.value);
      const changes = changedTypes(published.value.versions, wanted.value);
      const data = { host: version, contracts, versions: wanted.value, refused, changes };
      const runs = `Host ${version} with contracts ${contracts} can run ${words.join(', ')}.`;
      return done(data, runs, ...refused, ...changes);
    }
    return refused({
      code: 'incompatible',
      message: `Host ${version} can not run this; activating it is refused.`,
      reasons,
    });
  },
});
