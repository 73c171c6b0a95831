/** `npm start`: the whole shop on this machine, until Ctrl-C. */

import { testCards } from '@festival/payment-sandbox/testCards';
import { DatabaseStartError } from '@festival/service-kit/settings/DatabaseStartError';
import { LaunchProblem, readLaunchSettings } from '../launch/launchSettings.ts';
import { releaseManager } from '../launch/publishAll.ts';
import { type RunningShop, startShop } from '../launch/startShop.ts';

const began = performance.now();

const interruption = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => interruption.abort());
// npm's process was killed and can forward no signal: the shop must not keep running.
process.on('disconnect', () => interruption.abort());
// If the terminal is closed or the disk is full, the shop continues without output.
for (const output of [process.stdout, process.stderr]) output.on('error', () => {});
const interrupted = new Promise<void>((resolve) => interruption.signal.addEventListener('abort', () => resolve()));

try {
  console.log('The festival shop\n');
  const shop = await startShop(readLaunchSettings(process.env), interruption.signal);
  printAddresses(shop);
  await interrupted;
  console.log('\nStopping …');
  await shop.stop();
  console.log('Stopped. The data stays; `npm run reset` empties it.');
  process.exit(0);
} catch (error) {
  if (interruption.signal.aborted) {
    console.log('\nStopped before the shop was ready.');
    process.exit(0);
  }
  console.error(`\n${sentence(error)}`);
  process.exit(1);
}

/** A mistake that a person can correct is printed as one sentence, a bug with its stack. */
function sentence(error: unknown): string {
  if (error instanceof LaunchProblem || error instanceof DatabaseStartError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function printAddresses({ record }: RunningShop): void {
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  const cards = testCards.map(({ number, label }) => `    ${number}  ${label}`).join('\n');
  console.log(`
Ready after ${seconds} s.

  Solstrand   ${record.shopUrl}/solstrand
  Nachtwoud   ${record.shopUrl}/nachtwoud

  Test cards (any name, any date ahead, any code)
${cards}

  Releases    npm run release -- history --brand solstrand
              ${record.registryUrl}/console, signed on as ${releaseManager}, password festival
  Ctrl-C stops everything; the data stays.
`);
}
