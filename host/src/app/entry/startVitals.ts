import type { PageData } from '../../page/pageData.ts';
import { isMeasured, type VisitVitals } from '../../visit-reporting/visitVitals.ts';
import { whenIdle } from '../prefetch/whenIdle.ts';

/** Measures the page where it is one of those that are, with code that is loaded while it is idle. Answers what was measured so far. [BYD-08] */
export function startVitals({ release }: Pick<PageData, 'release'>): () => VisitVitals {
  let vitals: VisitVitals = {};
  if (isMeasured(release)) {
    whenIdle(() => {
      // A page that can't fetch it is not measured: nobody is to be told of that.
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
