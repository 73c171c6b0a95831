/** @jest-environment ./host/testing/pageEnvironment.cjs */
import { screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { pass, useFakeTimers } from '../../../testing/useFakeTimers.ts';
import { showProgress } from './showProgress.ts';

/** Records how the bar is animated. */
const animate = jest.fn();
let isStill: boolean;

beforeEach(() => {
  useFakeTimers();
  isStill = false;
  animate.mockReset();
  Object.assign(Element.prototype, { animate });
  Object.assign(globalThis, { matchMedia: () => ({ matches: isStill }) });
});
afterEach(() => jest.useRealTimers());

/** A navigation that takes the given milliseconds. */
const navigate = (milliseconds: number) => {
  const loader = () => new Promise((resolve) => setTimeout(() => resolve(null), milliseconds));
  const router = createMemoryRouter([
    { path: '/', element: null },
    { path: '/next', loader, element: null },
  ]);
  showProgress(router, 'Even geduld…');
  void router.navigate('/next');
};
const bar = () => screen.queryByRole('progressbar', { name: 'Even geduld…' });

test('a navigation of more than 300 ms shows a bar that fills in 5 s and disappears with the next page [RTE-15]', async () => {
  navigate(1_000);
  await pass(299);
  expect(bar()).toBeNull();
  await pass(1);
  expect(bar()).not.toBeNull();
  expect(animate.mock.calls).toEqual([
    [[{ transform: 'scaleX(0)' }, { transform: 'scaleX(1)' }], expect.objectContaining({ duration: 5_000 })],
  ]);
  await pass(700);
  expect(bar()).toBeNull();
});

test('a quick navigation shows no bar [RTE-15]', async () => {
  navigate(250);
  await pass(250);
  await pass(2_000);
  expect(animate).not.toHaveBeenCalled();
  expect(bar()).toBeNull();
});

test('with reduced motion the bar does not move [RTE-15]', async () => {
  isStill = true;
  navigate(1_000);
  await pass(400);
  expect(bar()).not.toBeNull();
  expect(animate).not.toHaveBeenCalled();
});
