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
async function changedTypes(client: RegistryClient, records: readonly RemoteVersion[]): Promise<string[]> {
  const found = await Promise.all(
    records.map(async (record) => {
      const listed = await client.versions(record.name);
      const earlier = listed.ok ? listed.value.versions : [];
      const before = earlier.find(({ publishedAt }) => publishedAt < record.publishedAt);
      const former = before && (await client.version(before.name, before.version));
      return former?.ok ? typeChanges(former.value, record).map((change) => `${record.name}${change.slice(1)}`) : [];
    }),
  );
  return found.flat();
}

export const check = command({
  usage: 'festival-release check <remote>@<version> …',
  summary: 'whether versions can be activated with the host as it is, and if not why; changes nothing',
  required: [],
  optional: [],
  async run({ client, words }) {
    const wanted = parseVersions(words);
    if (!wanted.ok) return misused(wanted.error);
    const host = await client.host();
    if (!host.ok) return refused(host.error);
    const records: RemoteVersion[] = [];
    const reasons: string[] = [];
    for (const [name, version] of Object.entries(wanted.value)) {
      const record = await client.version(name, version);
      if (!record.ok && record.error.code !== 'unknown-version') return refused(record.error);
      if (record.ok) records.push(record.value);
      reasons.push(
        ...(record.ok ? compatibilityErrors(record.value, host.value) : [`${name}@${version} was never published`]),
      );
    }
    const { version, contracts } = host.value;
    if (reasons.length === 0) {
      const refused = await refusedIn(client, wanted.value);
      const changes = await changedTypes(client, records);
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
