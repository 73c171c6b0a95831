import { mostHours, type Preview } from '../previews/preview.ts';
import { timeText } from '../text/timeText.ts';
import { columns } from './columns.ts';
import { command, done, misused, refused } from './command.ts';
import { mountVersions } from './mountVersions.ts';
import { parseVersions } from './parseVersions.ts';

const idsOf = ({ versions }: Pick<Preview, 'versions'>): string =>
  Object.entries(versions)
    .map((pair) => pair.join('@'))
    .join(', ');

export const preview = command({
  usage:
    'festival-release preview --brand <brand> [<remote>@<version> … --reason <text> [--hours <n>] [--shop <address>]] | [--end <id>] [--by <name>]',
  summary: 'makes a link that shows versions in the live shop to whoever has it, lists the open ones, or ends one',
  required: ['brand', 'by'],
  optional: ['reason', 'hours', 'shop', 'end'],
  async run({ client, mount, words, options: { brand, by, reason, hours, shop, end } }) {
    if (end !== undefined) {
      const ended = await client.endPreview(brand, end, by);
      if (!ended.ok) return refused(ended.error);
      return done(ended.value, `The preview of ${idsOf(ended.value.preview)} has ended.`);
    }
    if (words.length === 0) {
      const found = await client.previews(brand);
      if (!found.ok) return refused(found.error);
      const { previews } = found.value;
      if (previews.length === 0) return done(found.value, `${brand} has no open preview.`);
      const rows = previews.map((one) => [one.id, idsOf(one), one.by, one.reason, timeText(one.until)]);
      return done(found.value, ...columns([['id', 'shows', 'who', 'why', 'until'], ...rows]));
    }
    if (reason === undefined) return misused('Missing: --reason');
    const lasts = hours === undefined ? {} : { hours: Number(hours) };
    if (hours !== undefined && !/^\d{1,3}$/.test(hours))
      return misused(`--hours ${hours} is no number from 1 to ${mostHours}.`);
    const versions = parseVersions(words);
    if (!versions.ok) return misused(versions.error);
    const make = () => client.makePreview(brand, { versions: versions.value, by, reason, ...lasts });
    const first = await make();
    const isUnmounted = !first.ok && first.error.code === 'not-mounted';
    const mounted = isUnmounted ? await mountVersions(client, mount, { brand, by, versions: versions.value }) : null;
    if (mounted && !mounted.ok) return refused(mounted.error);
    const made = isUnmounted ? await make() : first;
    if (!made.ok) return refused(made.error);
    const { preview: kept, token, url } = made.value;
    const query = `?preview=${token}`;
    return done(
      made.value,
      ...(mounted?.value ?? []),
      `${idsOf(kept)} in the live shop of ${brand}, for whoever opens this until ${timeText(kept.until)}:`,
      shop === undefined ? (url ?? `<any page of the shop>${query}`) : `${shop.replace(/[?#].*$/, '')}${query}`,
      `release preview --brand ${brand} --end ${kept.id} ends it before.`,
    );
  },
});
