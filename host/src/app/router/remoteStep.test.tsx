/** @jest-environment ./host/testing/pageEnvironment.cjs */
import { configFor, productFor } from '@festival/remote-kit/testing/shopFixtures';
import { screen, within } from '@testing-library/react';
import { declaredStepTexts, pageStep } from '../../../server/remotes/declaredStep.ts';
import { everyStep, pageFor, releasedRemotes } from '../../../testing/pageFor.ts';
import { renderShell } from '../../../testing/renderShell.tsx';
import { stepFlow } from '../../step-flow/stepFlow.ts';
import { nextPath } from '../prefetch/nextPath.ts';

const declared = {
  remote: 'mf_lockers',
  step: {
    name: 'lockers',
    module: 'list',
    sells: ['extras' as const],
    texts: { nl: { name: 'Kluisjes', title: 'Berg het op', sentence: 'Handen vrij.', tile: 'Handen vrij.' } },
  },
};
const every = everyStep();
const remoteSteps = {
  steps: [...every.steps, pageStep(declared)],
  texts: {
    ...every.texts,
    ...declaredStepTexts(declared, {
      language: 'nl',
      ofShop: 'nl',
      isListed: true,
      isLacking: false,
      isWishlist: false,
      isHolding: true,
    }),
  },
};
const page = {
  config: configFor({ steps: ['tickets', 'lockers'], showProgressBar: true }),
  remotes: releasedRemotes('mf_tickets', 'mf_lockers'),
  products: [productFor({ id: 'locker', mappedType: 'extras', price: 1250 })],
  remoteSteps,
};
const show = (path: string, values: object = {}) => renderShell({ path, page: { ...page, ...values } });

test('a step that a remote adds has a page, a place in the flow and a title, from the remote’s own texts', () => {
  show('/zomer/lockers');
  expect(screen.getByRole('heading', { level: 1, name: 'Berg het op' })).toBeVisible();
  expect(screen.getByText('module mf_lockers/list')).toBeVisible();
  expect(document.title).toBe('Kluisjes · Zomer');
  const [rail] = screen.getAllByRole('navigation', { name: /stappen/i });
  expect(within(rail as HTMLElement).getByRole('link', { current: 'step' })).toHaveTextContent('Kluisjes');
  expect(screen.getByRole('link', { name: /vorige/i })).toHaveAttribute('href', '/zomer/tickets');
});

test('the previous step links to the new step, and the new step’s page is prefetched', () => {
  show('/zomer/tickets');
  expect(screen.getByRole('link', { name: /Volgende.*Kluisjes/ })).toHaveAttribute('href', '/zomer/lockers');
  expect(nextPath(pageFor(page), '/zomer/tickets')).toBe('/zomer/lockers');
});

test('the home page shows a tile for the new step', () => {
  show('/zomer');
  expect(screen.getByRole('link', { name: 'Kluisjes' })).toHaveAttribute('href', '/zomer/lockers');
});

test('a shop without the required capability shows that the step is missing, and a shop without the remote answers 404', () => {
  const steps = [pageStep({ ...declared, step: { ...declared.step, capability: 'savesWishlist' } })];
  const { unmount } = show('/zomer/lockers', { remoteSteps: { ...remoteSteps, steps } });
  expect(screen.getByText(/hoort niet bij deze verkoop|niet/i)).toBeVisible();
  expect(screen.queryByText('module mf_lockers/list')).toBeNull();
  unmount();
  show('/zomer/lockers', { remoteSteps: every });
  expect(screen.queryByText('module mf_lockers/list')).toBeNull();
  expect(stepFlow({ ...page, remoteSteps: every }).skipped).toEqual([
    { name: 'lockers', reason: 'remote not released' },
  ]);
});

test('addresses below the step’s page answer 404', () => {
  show('/zomer/lockers/small');
  expect(screen.queryByText('module mf_lockers/list')).toBeNull();
});
