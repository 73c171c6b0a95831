import { createStore } from 'jotai/vanilla';
import { afterHydration } from './afterHydration.ts';
import { hydratedAtom } from './hydratedAtom.ts';

test('what another tab tells before the page is taken over waits, in order, and is told once [CNT-08]', () => {
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
