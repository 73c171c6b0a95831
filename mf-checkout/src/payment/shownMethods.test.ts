import { shownMethods } from './shownMethods.ts';

test('Apple Pay is offered only if the browser supports it [PAY-01]', () => {
  const methods = [
    { uid: 'card', name: 'Card' },
    { uid: 'applepay', name: 'Apple Pay' },
    { uid: 'googlepay', name: 'Google Pay' },
  ];
  expect(shownMethods(methods, true)).toEqual(methods);
  expect(shownMethods(methods, false).map(({ uid }) => uid)).toEqual(['card', 'googlepay']);
});
