import { floor, judgeCanary, type Stage } from '../watch/judgeCanary.ts';

const visitsOf = (stages: readonly Stage[], lane: keyof Stage): number =>
  stages.reduce((sum, stage) => sum + stage[lane].visits, 0);

/** The state of the watch for a running canary. A worse canary is taken back with the report that shows it. */
export function watchText(stages: readonly Stage[]): string {
  const verdict = judgeCanary(stages);
  if (verdict !== null) return `worse than stable (${verdict.harm})`;
  const fewest = Math.min(visitsOf(stages, 'stable'), visitsOf(stages, 'canary'));
  if (fewest < floor.visits) return `too few visits to judge yet: ${fewest} of ${floor.visits}`;
  return 'nothing speaks against it';
}
