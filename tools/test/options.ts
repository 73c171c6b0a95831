import { parseArgs } from 'node:util';

/** The parts of a run that a word names. */
const parts = [
  'types',
  'lint',
  'boundaries',
  'unused',
  'units',
  'promises',
  'pictures',
  'journeys',
  'browsers',
  'advisories',
] as const;
export type Part = (typeof parts)[number];

export interface TestOptions {
  /** Only these parts; none: all but `browsers`, whose journeys are among the others. */
  only: Part[];
  /** Every case, not only those that a developer waits for. */
  all: boolean;
  /** Every case in full length, for the night. */
  long: boolean;
  /** Only what can break by changes since this commit; '' for where this branch left its upstream. */
  changed: string | null;
  /** One of several shares of the cases; the first is 1. */
  shard: { index: number; count: number } | null;
  /** Keeps how long each file and journey took, for shares of equal length and for slow files first. */
  record: boolean;
}

/** The options of `npm test`. @throws Error whose sentence says what to write instead. */
export const readTestOptions = (words: readonly string[]): TestOptions => {
  const { values, positionals } = parsed(words);
  const { all = false, long = false, record = false, changed, shard } = values;
  const unknown = positionals.filter((word) => !parts.some((part) => part === word));
  if (unknown.length > 0)
    throw new Error(`There is no part '${unknown.join("', '")}'. The parts are ${parts.join(', ')}.`);
  return {
    only: parts.filter((part) => positionals.includes(part)),
    all: all || long,
    long,
    changed: changed ?? null,
    shard: shard === undefined ? null : shardOf(shard),
    record,
  };
};

const parsed = (words: readonly string[]) => {
  // `--changed` stands alone too, which `parseArgs` allows for no option with a value.
  const args = words.map((word) => (word === '--changed' ? '--changed=' : word));
  const flag = { type: 'boolean' } as const;
  const text = { type: 'string' } as const;
  return parseArgs({
    args,
    allowPositionals: true,
    options: { all: flag, long: flag, record: flag, changed: text, shard: text },
  });
};

const shardOf = (text: string): { index: number; count: number } => {
  const [, index = 0, count = 0] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  if (index < 1 || index > count)
    throw new Error(`--shard=${text} names no share. Write --shard=1/2 for the first of two.`);
  return { index, count };
};
