import { parseArgs } from 'node:util';

/** The parts of a run that a word can select. */
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
] as const;
export type Part = (typeof parts)[number];

export interface TestOptions {
  /** Only these parts; if empty, all except `browsers`, whose journeys are among the others. */
  only: Part[];
  /** Runs every case, not only the cases of the short run. */
  all: boolean;
  /** Runs every case in full length, for nightly runs. */
  long: boolean;
  /** Runs only the cases that changes since this commit can break; '' means since the branch left its upstream. */
  changed: string | null;
  /** One of several shards of the cases; the first has number 1. */
  shard: { index: number; count: number } | null;
  /** Records the duration of each file and journey, for shards of equal length and to start slow files first. */
  record: boolean;
}

/** The options of `npm test`. @throws Error with a sentence that says what to write instead. */
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
  // `--changed` may have no value, which `parseArgs` does not support.
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
    throw new Error(`--shard=${text} names no shard. Write --shard=1/2 for the first of two.`);
  return { index, count };
};
