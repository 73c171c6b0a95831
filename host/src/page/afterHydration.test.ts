import { createStore } from 'jotai/vanilla';
import { afterHydration } from './afterHydration.ts';
import { hydratedAtom } from './hydratedAtom.ts';

test('messages of another tab that arrive before hydration wait, and are handled once and in order [CNT-08]', () => {
  const store = createStore();
  const told: string[] = [];
  const tell = afterHydration(store, (message: string) => told.push(message));
  tell('one');
  tell('two');
  expect(told).toEqual([]);
  store.set(hydratedAtom, true);
  tell('three');
  expect(told).toEqual(['one', 'two', 'three']);
});
