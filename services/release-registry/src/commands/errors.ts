import { countsText } from '../figures/countsText.ts';
import type { KeptError } from '../figures/versionFigures.ts';
import { timeText } from '../text/timeText.ts';
import { command, done, misused, refused } from './command.ts';
import { parseVersions } from './parseVersions.ts';

const linesOf = ({ kind, message, frames, count, browsers, steps, brands, firstAt, lastAt }: KeptError): string[] => [
  `${count} × ${message} (${kind})`,
  ...frames.map((frame) => `      ${frame}`),
  `    steps: ${countsText(steps)}; browsers: ${countsText(browsers)}; brands: ${countsText(brands)}`,
  `    first ${timeText(firstAt)}, last ${timeText(lastAt)}`,
];

export const errors = command({
  usage: 'festival-release errors <remote>@<version>',
  summary: 'the errors of a version in browsers, alike ones together: message, place, step, browser and brand',
  required: [],
  optional: [],
  async run({ client, words }) {
    const named = parseVersions(words);
    const [[remote, version] = [], ...more] = named.ok ? Object.entries(named.value) : [];
    if (remote === undefined || version === undefined || more.length > 0)
      return misused('Name one version, as in mf_tickets@1.2.0.');
    const found = await client.errors(remote, version);
    if (!found.ok) return refused(found.error);
    if (found.value.errors.length === 0)
      return done(found.value, `No errors of ${remote}@${version} were reported in 14 days.`);
    return done(found.value, ...found.value.errors.flatMap(linesOf));
  },
});
