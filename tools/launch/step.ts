const underWay = new Set<string>();

/** Prints each step with its duration when it is done, and on a terminal the current step below. */
export const step = async <Value>(what: string, work: () => Promise<Value>): Promise<Value> => {
  const began = performance.now();
  underWay.add(what);
  print('');
  const done = (line: string) => {
    underWay.delete(what);
    print(`  ${line}\n`);
  };
  try {
    const value = await work();
    done(`✓ ${what} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
    return value;
  } catch (error) {
    done(`✗ ${what}`);
    throw error;
  }
};

const clearedLine = '\r\x1b[K';

const print = (line: string): void => {
  const { isTTY } = process.stdout;
  const current = isTTY && underWay.size > 0 ? `  … ${[...underWay].join(', ')}` : '';
  process.stdout.write(`${isTTY ? clearedLine : ''}${line}${current}`);
};
