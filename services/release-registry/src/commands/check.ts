import type { RegistryClient } from '../client/registryClient.ts';
import { compatibilityErrors } from '../versions/compatibilityErrors.ts';
import { command, done, misused, refused } from './command.ts';
import { parseVersions } from './parseVersions.ts';

/** The brands in whose shell a version has failed already, in sentences: the host can run it, and it does not go live there. [BYD-09] */
async function refusedIn(client: RegistryClient, wanted: Readonly<Record<string, string>>): Promise<string[]> {
  const found = await Promise.all(
    Object.entries(wanted).map(async ([name, version]) => {
      const answer = await client.mountsOf({ name, version });
      // A registry from before this list says nothing of it.
      return Object.entries(answer.ok ? answer.value.mounts : {}).flatMap(([brand, { faults = [], at, by }]) =>
        faults.map((fault) => `${name}@${version} was refused for ${brand} at ${at}, mounted by ${by}: ${fault}`),
      );
    }),
  );
  return found.flat();
}

export const check = command({
  usage: 'release check <remote>@<version> …',
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
      const data = { host: version, contracts, versions: wanted.value, refused };
      return done(data, `Host ${version} with contracts ${contracts} can run ${words.join(', ')}.`, ...refused);
    }
    return refused({
      code: 'incompatible',
      message: `Host ${version} can not run this; activating it is refused.`,
      reasons,
    });
  },
});
