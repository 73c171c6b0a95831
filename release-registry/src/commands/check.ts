import { compatibilityErrors } from '../versions/compatibilityErrors.ts';
import { command, done, misused, refused } from './command.ts';
import { parseVersions } from './parseVersions.ts';

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
      const data = { host: version, contracts, versions: wanted.value };
      return done(data, `Host ${version} with contracts ${contracts} can run ${words.join(', ')}.`);
    }
    return refused({
      code: 'incompatible',
      message: `Host ${version} can not run this; activating it is refused.`,
      reasons,
    });
  },
});
