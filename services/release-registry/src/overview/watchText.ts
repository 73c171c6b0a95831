import { floor, judgeCanary, type Stage } from '../watch/judgeCanary.ts';

const visitsOf = (stages: readonly Stage[], lane: keyof Stage): number =>
  stages.reduce((sum, stage) => sum + stage[lane].visits, 0);

/**
 * The state of the canary watch for a running canary, in words. A worse canary is taken back as soon as a report shows
 * it.
 */
export function watchText(stages: readonly Stage[]): string {
  const verdict = judgeCanary(stages);
  if (verdict !== null) return `worse than stable (${verdict.harm})`;
  const fewest = Math.min(visitsOf(stages, 'stable'), visitsOf(stages, 'canary'));
  if (fewest < floor.visits) return `too few visits to judge yet: ${fewest} of ${floor.visits}`;
  return 'nothing speaks against it';
}
