import type { PageData } from '../page/pageData.ts';
import { whenIdle } from '../prefetch/whenIdle.ts';
import type { VisitVitals } from './visitVitals.ts';

/** Of pages while the brand tries no canary. */
const share = 0.25;

/**
 * Measures the page, with code that is loaded while it is idle: each one while a canary is tried, else one of four. Answers what was measured so far. [BYD-08]
 */
export function startVitals({ release }: Pick<PageData, 'release'>, random = Math.random): () => VisitVitals {
  let vitals: VisitVitals = {};
  if (release && (release.isTrying || random() < share)) {
    whenIdle(() => {
      // A page that can't fetch it is not measured: nobody is to be told of that.
      import(/* webpackChunkName: "vitals" */ './measureVitals.ts').then(
        ({ measureVitals }) => {
          vitals = measureVitals();
        },
        () => {},
      );
    });
  }
  return () => vitals;
}
