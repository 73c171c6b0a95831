import { readFileSync } from 'node:fs';
import path from 'node:path';
import TestSequencer from '@jest/test-sequencer';

/** Seconds that the slow test files took when they were last recorded (`npm test -- units --record`), by name, in any folder. */
const seconds = JSON.parse(readFileSync(path.join(import.meta.dirname, 'slowFiles.json'), 'utf8'));
const secondsOf = (file) => seconds[path.basename(file)] ?? 0;

/** Starts the slow files first, also on a machine that has never run them, so that no core waits for the last one. */
export default class SlowFirst extends TestSequencer {
  sort(tests) {
    return super.sort(tests).sort((one, other) => secondsOf(other.path) - secondsOf(one.path));
  }
}
