/** @jest-environment ./host/testing/pageEnvironment.cjs */
import { screen } from '@testing-library/dom';
import { createStore } from 'jotai/vanilla';
import { setOnline } from '../../testing/setOnline.ts';
import { followConnection } from './followConnection.ts';
import { waitingWritesAtom } from './waitingWritesAtom.ts';

const offlineText = 'Je bent offline.';

test('while offline a notice is shown, also over a dialog; afterwards the cart and broken pictures are loaded again [BYD-06]', () => {
  document.body.innerHTML = '<img alt="broken" src="/hero.webp"><img alt="whole" src="/logo.svg">';
  const [broken, whole] = [...document.images];
  const asked: string[] = [];
  for (const [image, width] of [
    [broken, 0],
    [whole, 90],
  ] as const) {
    Object.defineProperties(image, {
      complete: { value: true },
      naturalWidth: { value: width },
      currentSrc: { value: 'https://shop.example/some' },
      src: { set: (address: string) => asked.push(address) },
    });
  }
  const onBack = jest.fn();
  followConnection({ store: createStore(), text: () => offlineText, onBack });
  const notice = screen.getByRole('status');
  // A dialog hides everything from screen readers except live regions.
  expect(notice).toHaveAttribute('aria-live', 'polite');
  expect(notice).toBeEmptyDOMElement();
  setOnline(false);
  expect(notice).toHaveTextContent(offlineText);
  expect([onBack.mock.calls.length, asked]).toEqual([0, []]);
  setOnline(true);
  expect(notice).toBeEmptyDOMElement();
  expect([onBack.mock.calls.length, asked]).toEqual([1, ['/hero.webp']]);
});

test('the notice shows that the shop is busy while a press waits for it; the notice about being offline takes precedence [ERR-02, BYD-06]', () => {
  document.body.innerHTML = '';
  const store = createStore();
  followConnection({ store, text: (key) => key, onBack: () => {} });
  const notice = screen.getByRole('status');
  expect(notice).toBeEmptyDOMElement();
  store.set(waitingWritesAtom, 2);
  expect(notice).toHaveTextContent('connection.busy');
  setOnline(false);
  expect(notice).toHaveTextContent('connection.offline');
  setOnline(true);
  store.set(waitingWritesAtom, 1);
  expect(notice).toHaveTextContent('connection.busy');
  store.set(waitingWritesAtom, 0);
  expect(notice).toBeEmptyDOMElement();
});
