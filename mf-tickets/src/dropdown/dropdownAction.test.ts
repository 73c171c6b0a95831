import { dropdownAction } from './dropdownAction.ts';

test('the button adds the chosen amount, replaces a different amount in the cart, or removes an equal one [TIX-06]', () => {
  expect(dropdownAction(3, 0)).toEqual({ kind: 'add', quantity: 3 });
  expect(dropdownAction(3, 2)).toEqual({ kind: 'change', quantity: 3 });
  expect(dropdownAction(2, 3)).toEqual({ kind: 'change', quantity: 2 });
  expect(dropdownAction(2, 2)).toEqual({ kind: 'remove', quantity: 0 });
});

test('the empty choice does nothing, whatever is in the cart [TIX-06]', () => {
  expect(dropdownAction(null, 0)).toEqual({ kind: 'none' });
  expect(dropdownAction(null, 2)).toEqual({ kind: 'none' });
});
