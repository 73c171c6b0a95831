/** The result of a run: operations per second, and the 99th percentile in milliseconds. */
export type Rate = { perSecond: number; p99: number };

/** The run with the median throughput. */
export function median<Run extends Rate>(rates: readonly Run[]): Run {
  const sorted = [...rates].sort((a, b) => a.perSecond - b.perSecond);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new Error('Nothing was measured');
  return middle;
}

/** Runs workers in parallel for this many seconds, each repeating its operation. */
export async function measure(
  workers: number,
  seconds: number,
  once: (worker: number) => Promise<void>,
): Promise<Rate> {
  const times: number[] = [];
  const start = performance.now();
  const until = start + seconds * 1000;
  await Promise.all(
    Array.from({ length: workers }, async (_, worker) => {
      while (performance.now() < until) {
        const began = performance.now();
        await once(worker);
        times.push(performance.now() - began);
      }
    }),
  );
  return { perSecond: times.length / ((performance.now() - start) / 1000), p99: percentile(times, 0.99) };
}

export function percentile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
}

const whole = new Intl.NumberFormat('en');

/** One line of a bench's table. */
export function printRate(name: string, { perSecond, p99 }: Rate): void {
  console.log(
    `  ${name.padEnd(46)}${whole.format(Math.round(perSecond)).padStart(9)}/s   p99 ${p99.toFixed(1).padStart(7)} ms`,
  );
}

/** A ratio with its target. */
export function printRatio(name: string, ratio: number, aim?: number): void {
  const verdict = aim === undefined ? '' : `   aim ${aim}: ${ratio >= aim ? 'met' : 'MISSED'}`;
  console.log(`  ${name.padEnd(46)}${ratio.toFixed(2).padStart(9)}${verdict}`);
}
