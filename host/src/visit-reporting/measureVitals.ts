import { onCLS, onINP, onLCP } from 'web-vitals';
import type { VisitVitals } from './visitVitals.ts';

/** A task blocks only for its time beyond these milliseconds. */
const shortTask = 50;

/**
 * Measures the page's vitals from the start of the page, because browsers buffer the entries from before this code was
 * loaded. A value that the browser can't measure is missing. [BYD-08]
 */
export function measureVitals(): VisitVitals {
  const vitals: VisitVitals = {};
  onLCP(({ value }) => {
    vitals.lcp = Math.round(value);
  });
  const changing = { reportAllChanges: true };
  onCLS(({ value }) => {
    vitals.cls = Math.round(value * 1_000);
  }, changing);
  onINP(({ value, entries }) => {
    vitals.inp = Math.round(value);
    vitals.pressedAt = entries[0]?.startTime ?? performance.now();
  }, changing);
  if (PerformanceObserver.supportedEntryTypes.includes('longtask')) {
    vitals.long = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) vitals.long = Math.round((vitals.long ?? 0) + duration - shortTask);
    }).observe({ type: 'longtask', buffered: true });
  }
  return vitals;
}
