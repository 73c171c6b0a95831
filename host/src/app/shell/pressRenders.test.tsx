/** @jest-environment ./host/testing/pageEnvironment.cjs */
import { recordRenders } from '@festival/remote-kit/testing/recordRenders';
import { configFor, productFor } from '@festival/remote-kit/testing/shopFixtures';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { act } from '@testing-library/react';
import { renderShell } from '../../../testing/renderShell.tsx';
import { syncStepFlow } from '../../step-flow/syncStepFlow.ts';

const products = [productFor({ id: 'weekend', price: 14500 }), productFor({ id: 'friday', price: 7500 })];
const config = configFor({ steps: ['tickets', 'transportation', 'merchandise'], showProgressBar: true });

/** The components that show a number from the cart, and the button that waits for the write. */
const numbers = ['CartIndicator', 'BottomBarTotal', 'NextButton'];
/** The components inside those. */
const insideOfThem = ['Mark', 'Icon', 'ShopLink', 'ButtonLink', 'Spinner'];

/** Presses + and records which components render. */
const pressedShell = () => {
  const { store, router, page } = renderShell({ path: '/zomer/tickets', page: { config, products } });
  syncStepFlow({ store, router, page });
  return (quantity: number) =>
    recordRenders(() =>
      act(() => {
        store.set(primitives.pendingQuantities, { weekend: quantity });
      }),
    );
};

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('a press of + renders the numbers in the header and the bottom bar, and no other part of the page [BYD-05]', () => {
  const press = pressedShell();
  press(1);
  const renders = press(2);
  const own = new Set(renders.filter((name) => /^[A-Z]/.test(name) && !insideOfThem.includes(name)));
  expect([...own].filter((name) => !numbers.includes(name))).toEqual([]);
  expect(own).toContain('CartIndicator');
});

test('the step’s count in the rail and the menu is updated after the press is painted, once for many presses [BYD-05, STP-01]', () => {
  const press = pressedShell();
  press(1);
  press(2);
  const follow = () => recordRenders(() => act(() => void jest.advanceTimersByTime(300)));
  expect(follow().filter((name) => name === 'StepStateText')).toHaveLength(2);
  expect(follow().filter((name) => name === 'StepStateText')).toHaveLength(0);
});
