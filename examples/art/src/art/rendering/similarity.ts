import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { calc_s2, get_buffer, initSync, new_buffer } from 'calc-s2-rust/calc_s2_rust.js';
import type { Pixels } from './pixels.ts';

const { resolve } = createRequire(import.meta.url);
const { memory } = initSync(readFileSync(resolve('calc-s2-rust/calc_s2_rust_bg.wasm')));

/** The metric writes a line to the console for each picture. */
function withoutLog(work: () => void): void {
  const { log } = console;
  console.log = () => {};
  work();
  console.log = log;
}

function store(name: string, { data }: Pixels): void {
  withoutLog(() => new_buffer(name, data.length));
  new Uint8Array(memory.buffer).set(data, get_buffer(name));
}

/**
 * The similarity of two pictures of one size, by SSIMULACRA2: 100 is identical, from 90 no difference is visible, from
 * about 85 only side by side.
 */
export function similarity(original: Pixels, other: Pixels): number {
  store('original', original);
  store('other', other);
  return calc_s2('original', 'other', original.width, original.height);
}
