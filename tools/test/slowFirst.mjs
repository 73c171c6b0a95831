import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import TestSequencer from '@jest/test-sequencer';
import { inShards } from './inShards.mjs';

const root = path.join(import.meta.dirname, '../..');
const record = path.join(import.meta.dirname, 'slowFiles.json');
const pathOf = (file) => path.relative(root, file).replaceAll(path.sep, '/');

/** Recorded seconds of test files that take at least 1 s, by project and by path from the root. */
const recorded = JSON.parse(readFileSync(record, 'utf8'));
const keyOf = ({ path: file, context }) => `${pathOf(file)} ${context.config.displayName?.name}`;
const secondsOf = ({ path: file, context }) => recorded[context.config.displayName?.name]?.[pathOf(file)];

/** Adds the seconds of these results to the record. Other files keep theirs; deleted files are removed. */
export function recordWith(earlier, testResults) {
  const seconds = new Map();
  for (const [project, files] of Object.entries(earlier)) seconds.set(project, new Map(Object.entries(files)));
  for (const { displayName, testFilePath, perfStats } of testResults) {
    const { name } = displayName;
    if (!seconds.has(name)) seconds.set(name, new Map());
    seconds.get(name).set(pathOf(testFilePath), Math.round((perfStats.end - perfStats.start) / 1000));
  }
  const slowOf = (files) =>
    [...files]
      .filter(([file, count]) => count >= 1 && existsSync(path.join(root, file)))
      .sort(([one, a], [other, b]) => b - a || (one < other ? -1 : 1));
  return Object.fromEntries([...seconds].map(([project, files]) => [project, Object.fromEntries(slowOf(files))]));
}

/**
 * Starts the slow files first, also on a machine that has never run them, so that the other cores do not wait for the last file, and splits them into
 * shards by duration. With RECORD_SLOW_FILES=yes it records each file's duration (`npm test -- units --record`).
 */
export default class SlowFirst extends TestSequencer {
  sort(tests) {
    return super.sort(tests).sort((one, other) => (secondsOf(other) ?? 0) - (secondsOf(one) ?? 0));
  }

  shard(tests, { shardIndex, shardCount }) {
    return inShards(tests, { keyOf, secondsOf }, shardCount)[shardIndex - 1];
  }

  cacheResults(tests, results) {
    super.cacheResults(tests, results);
    if (process.env.RECORD_SLOW_FILES !== 'yes') return;
    writeFileSync(record, `${JSON.stringify(recordWith(recorded, results.testResults), null, 2)}\n`);
  }
}
