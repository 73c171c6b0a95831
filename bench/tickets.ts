import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { mailBrands } from '@festival/example-festivals/mailBrands';
import { type DrawTickets, drawTickets } from '@festival/shop-api/after-sale/ticket/drawTickets';
import { ticketDrawer } from '@festival/shop-api/after-sale/ticket/ticketDrawer';
import { printRatio } from './harness/rate.ts';

/**
 * Measures how long requests wait while the tickets of 200 confirmation mails are drawn: the event loop's delay (99th percentile and maximum), with
 * drawing in the main thread, which handles requests, and in shop-api's worker thread. Settings: MAILS (200), TICKETS of each (2).
 */
const mails = Number(process.env.MAILS ?? 200);
const ticketsOfMail = Number(process.env.TICKETS ?? 2);

const tickets = (mail: number): Parameters<DrawTickets>[0] =>
  Array.from({ length: ticketsOfMail }, (_, index) => ({
    brand: mailBrands.solstrand,
    language: 'en' as const,
    festival: 'Solstrand',
    reference: String(100_000_000 + mail),
    holder: 'Noor de Boer',
    name: 'Weekend ticket',
    number: index + 1,
    count: ticketsOfMail,
    code: `${mail}`.padStart(24, '0') + index,
    facts: [
      ['When', '9 July 2027'],
      ['Where', 'Zandvoort'],
    ],
    hint: 'Have this code scanned at the entrance. It works once.',
    rules: [],
  }));

type Delay = { p99: number; longest: number; seconds: number };

async function delayWhile(draw: DrawTickets): Promise<Delay> {
  await draw(tickets(0));
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const began = performance.now();
  for (let mail = 0; mail < mails; mail += 1) await draw(tickets(mail));
  const seconds = (performance.now() - began) / 1000;
  await wait(5);
  delay.disable();
  return { p99: delay.percentile(99) / 1e6, longest: delay.max / 1e6, seconds };
}

function printDelay(where: string, { p99, longest, seconds }: Delay): void {
  const figures = `p99 ${p99.toFixed(1)} ms, longest ${longest.toFixed(1)} ms`;
  console.log(`${where.padEnd(24)} ${figures}, ${((seconds / mails / ticketsOfMail) * 1000).toFixed(1)} ms a ticket`);
}

const drawer = ticketDrawer();
const inLoop = await delayWhile(drawTickets);
const inThread = await delayWhile(drawer.draw);
await drawer.close();
console.log(`Event loop delay while ${mails} mails of ${ticketsOfMail} tickets are drawn`);
printDelay('in the loop', inLoop);
printDelay('in a thread', inThread);
printRatio('p99 in the loop / in a thread', inLoop.p99 / inThread.p99, 2);
