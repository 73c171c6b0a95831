/** Prints the name of a piece of work, and then how long it took. */
export const step = async <Value>(what: string, work: () => Promise<Value>): Promise<Value> => {
  const began = performance.now();
  const isTerminal = process.stdout.isTTY;
  if (isTerminal) process.stdout.write(`  … ${what}`);
  try {
    const value = await work();
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    process.stdout.write(`${isTerminal ? '\r' : ''}  ✓ ${what} (${seconds} s)\n`);
    return value;
  } catch (error) {
    process.stdout.write(`${isTerminal ? '\r' : ''}  ✗ ${what}\n`);
    throw error;
  }
};
