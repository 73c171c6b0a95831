import { soldNameOf } from './soldNameOf.ts';

test('a line has the name it was sold under, in the visitor’s language if the sale had it [I18-01]', () => {
  const texts = { en: { name: 'Weekend ticket' } };
  expect(soldNameOf({ name: 'Weekendticket', texts }, 'en')).toBe('Weekend ticket');
  expect(soldNameOf({ name: 'Weekendticket', texts }, 'es')).toBe('Weekendticket');
  expect(soldNameOf({ name: 'Weekendticket', texts: {} }, 'en')).toBe('Weekendticket');
  expect(soldNameOf({ name: 'Weekendticket', texts: { en: {} } }, 'en')).toBe('Weekendticket');
});
