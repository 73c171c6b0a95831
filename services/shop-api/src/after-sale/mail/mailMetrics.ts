import { Counter, Gauge, type Registry } from '@prometheus-io/client';
import type { OnMailTried } from './sendMails.ts';
import type { WaitingMails } from './waitingMails.ts';

export type MailMetrics = {
  tried: OnMailTried;
  /** The number of queued mails of all processes. */
  waiting: (waiting: readonly WaitingMails[]) => void;
};

/** Counts attempts to send a mail, and reports the number of queued mails. */
export function mailMetrics(registry: Registry): MailMetrics {
  const tries = new Counter({
    name: 'shop_mails_total',
    help: 'Attempts to send a mail, by kind and outcome.',
    labelNames: ['kind', 'outcome'],
    registers: [registry],
  });
  const count = gaugeByEvent(registry, 'shop_mails_waiting', 'Mails that wait to be sent. The same in every process.');
  const oldest = gaugeByEvent(
    registry,
    'shop_mails_oldest_seconds',
    'Seconds since the oldest waiting mail was queued. The same in every process.',
  );
  return {
    tried: (kind, outcome) => tries.inc({ kind, outcome }),
    waiting: (waiting) => {
      count.reset();
      oldest.reset();
      for (const { eventId: event, ...now } of waiting) {
        count.set({ event }, now.count);
        oldest.set({ event }, now.oldestSeconds);
      }
    },
  };
}

const gaugeByEvent = (registry: Registry, name: string, help: string) =>
  new Gauge({ name, help, labelNames: ['event'], registers: [registry] });
