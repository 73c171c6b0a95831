/** @jest-environment ./host/testing/pageEnvironment.cjs */
import { configFor } from '@festival/remote-kit/testing/shopFixtures';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { userSchema } from '@festival/shared-contracts/user/user';
import { pageFor } from '../../../testing/pageFor.ts';
import { createPageStore } from '../../app/createPageStore.ts';
import { warnUnsaved } from './warnUnsaved.ts';

const noor = userSchema.parse({ id: 'noor', profile: {} });
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

const start = (user: typeof noor | null = noor, preregistration = true) => {
  const store = createPageStore(pageFor({ user, config: configFor({ preregistration }) }), '/zomer');
  stops.push(warnUnsaved(store));
  return store;
};

/** Whether the browser would ask before the visitor leaves the page. */
const asks = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('leaving with unsaved changes of the wishlist asks first; leaving without unsaved changes, or after a save, does not [WSH-02]', () => {
  const store = start();
  expect(asks()).toBe(false);
  store.set(primitives.cartHasUnsavedChanges, true);
  expect(asks()).toBe(true);
  store.set(primitives.cartHasUnsavedChanges, false);
  expect(asks()).toBe(false);
});

test('a guest, who cannot save, is not asked; a visitor of a shop that sells is not asked either [WSH-02]', () => {
  start(null).set(primitives.cartHasUnsavedChanges, true);
  start(noor, false).set(primitives.cartHasUnsavedChanges, true);
  expect(asks()).toBe(false);
});
