import { whenIdle } from '../../network/whenIdle.ts';
import type { PageData } from '../../page/pageData.ts';
import { isMeasured, type VisitVitals } from '../../visit-reporting/visitVitals.ts';

/**
 * Measures the page if it is one of the measured pages, with code that is loaded while it is idle. Returns a function
 * for the values measured so far. [BYD-08]
 */
export function startVitals({ release }: Pick<PageData, 'release'>): () => VisitVitals {
  let vitals: VisitVitals = {};
  if (isMeasured(release)) {
    whenIdle(() => {
      // If a page cannot load this code, it is not measured; that needs no report.
      import(/* webpackChunkName: "vitals" */ '../../visit-reporting/measureVitals.ts').then(
        ({ measureVitals }) => {
          vitals = measureVitals();
        },
        () => {},
      );
    });
  }
  return () => vitals;
}
