import { success } from '@festival/shared-contracts/errors/result';
import { timeText } from '../text/timeText.ts';
import { type DiagnosedTrace, ownerText } from '../traces/diagnosedTrace.ts';
import { columns } from './columns.ts';
import { command, done, misused, refused } from './command.ts';

const isId = (word: string): boolean => /^[\w-]{16}$/.test(word);

export const trace = command({
  usage: 'festival-release trace [<visit>] [--brand <brand>]',
  summary:
    'what happened with a slot that fell back, broke or was slow, whose it is and what to do; without a visit, the latest',
  required: [],
  optional: ['brand'],
  async run({ client, words, options: { brand } }) {
    const [visit] = words;
    if (words.length > 1 || (visit !== undefined && !isId(visit))) {
      return misused(
        `A visit’s id has 16 letters, digits, - or _: the page’s error reports carry it as "page", and slotTraces() says it.`,
      );
    }
    const brands = brand === undefined ? await client.brands() : success({ brands: [brand] });
    if (!brands.ok) return refused(brands.error);
    const answers = await Promise.all(brands.value.brands.map((one) => client.traces(one, visit)));
    // Without a brand it lists the traces of all brands that the token may read.
    const wrong = answers.find((one) => !one.ok && (brand !== undefined || one.error.code !== 'not-allowed'));
    const none = answers.every((one) => !one.ok) ? answers[0] : undefined;
    for (const refusal of [wrong, none]) if (refusal && !refusal.ok) return refused(refusal.error);
    const found = answers.flatMap((one) => (one.ok ? one.value.traces : []));
    const traces = found.sort((one, other) => (one.trace.at < other.trace.at ? 1 : -1));
    if (visit === undefined) return done({ traces }, ...listOf(traces));
    if (traces.length === 0) {
      return done(
        { traces },
        `No slot of a page with the id ${visit} was told of: none broke, or it was more than 14 days ago.`,
      );
    }
    return done({ traces }, ...traces.flatMap(storyOf));
  },
});

const listOf = (traces: readonly DiagnosedTrace[]): string[] =>
  traces.length === 0
    ? ['No slot was told of in the last 14 days.']
    : columns([
        ['when', 'visit', 'brand', 'module', 'version', 'what', 'owner'],
        ...traces.map((one) => {
          const { at, visit, brand, module, given, outcome } = one.trace;
          return [timeText(at), visit, brand, module, given.version, `${outcome}, ${one.fault}`, ownerText(one)];
        }),
      ]);

function storyOf(one: DiagnosedTrace): string[] {
  const { module, brand, route, at, browser, outcome } = one.trace;
  return [
    `${module} on ${route} of ${brand}, ${timeText(at)}, in ${browser}: ${outcome}`,
    ...columns(one.steps.map((step) => ['  ', step.at === null ? '' : `${step.at} ms`, step.what])),
    `  What: ${one.what}`,
    `  Owner: ${ownerText(one)}`,
    `  Next: ${one.next}`,
    '',
  ];
}
