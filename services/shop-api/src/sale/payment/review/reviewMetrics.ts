import { Gauge, type Registry } from '@prometheus-io/client';
import type { OpenCaseCount } from './openCaseCounts.ts';

/** Reports the number of open cases of all processes by reason and age. */
export function reviewMetrics(registry: Registry): (counts: readonly OpenCaseCount[]) => void {
  const open = new Gauge({
    name: 'shop_review_cases_open',
    help: 'Payments that wait for a person, by reason and by age: hour, day, older. The same in every process.',
    labelNames: ['event', 'reason', 'age'],
    registers: [registry],
  });
  return (counts) => {
    open.reset();
    for (const { eventId: event, reason, age, count } of counts) open.set({ event, reason, age }, count);
  };
}
