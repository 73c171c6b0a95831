import { configFor } from '@festival/remote-kit/testing/shopFixtures';
import { everyStep, releasedRemotes } from '../../testing/pageFor.ts';
import { skippedStepsLog } from './skippedStepsLog.ts';

test('the log says once which steps a shop omits, and why [STP-06]', () => {
  const logSkippedSteps = skippedStepsLog();
  const warn = jest.fn();
  const config = configFor({ steps: ['tickets', 'karaoke', 'merchandise'] });
  const page = { config, remotes: releasedRemotes('mf_tickets'), remoteSteps: everyStep() };
  logSkippedSteps(page, { warn });
  logSkippedSteps(page, { warn });
  expect(warn.mock.calls.map(([details]) => details)).toEqual([
    { shop: 'zomer', step: 'karaoke', reason: 'remote not released' },
    { shop: 'zomer', step: 'merchandise', reason: 'remote not released' },
  ]);
});
