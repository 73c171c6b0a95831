import { configFor } from '@festival/remote-kit/jest/shopFixtures';
import { skippedStepsTeller } from './skippedSteps.ts';

test('the log says once which steps a shop goes on without, and why [STP-06]', () => {
  const tell = skippedStepsTeller();
  const warn = jest.fn();
  const config = configFor({ steps: ['tickets', 'karaoke', 'merchandise'] });
  tell({ config, remotes: ['mf_tickets'] }, { warn });
  tell({ config, remotes: ['mf_tickets'] }, { warn });
  expect(warn.mock.calls.map(([details]) => details)).toEqual([
    { shop: 'zomer', step: 'karaoke', reason: 'unknown step' },
    { shop: 'zomer', step: 'merchandise', reason: 'remote not released' },
  ]);
});
