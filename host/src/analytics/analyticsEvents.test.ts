import { createHash } from 'node:crypto';
import { analyticsEvents, commerceOf } from './analyticsEvents.ts';
import { hashedContact } from './hashedContact.ts';

const hash = (text: string) => createHash('sha256').update(text).digest('hex');
const weekend = { id: 'weekend', name: 'Weekend', mappedType: 'ticket', price: 8950 } as const;
const bus = { id: 'bus', name: 'Bus', mappedType: 'transportation', price: 2405 } as const;
const lines = [
  { product: weekend, quantity: 2 },
  { product: bus, quantity: 1 },
];

test('events have the shape of GA4’s e-commerce events: items, euros, one currency [ANL-01]', () => {
  expect(commerceOf(lines)).toEqual({
    currency: 'EUR',
    value: 203.05,
    items: [
      { item_id: 'weekend', item_name: 'Weekend', item_category: 'ticket', price: 89.5, quantity: 2 },
      { item_id: 'bus', item_name: 'Bus', item_category: 'transportation', price: 24.05, quantity: 1 },
    ],
  });
});

test('the six events exist, and each has its required parameters [ANL-01]', () => {
  expect(Object.keys(analyticsEvents)).toEqual([
    'add_to_cart',
    'remove_from_cart',
    'view_cart',
    'begin_checkout',
    'add_payment_info',
    'purchase',
  ]);
  const commerce = commerceOf(lines);
  expect(analyticsEvents.add_to_cart.safeParse(commerce).success).toBe(true);
  expect(analyticsEvents.purchase.safeParse(commerce).success).toBe(false);
  expect(analyticsEvents.purchase.safeParse({ ...commerce, transaction_id: '123456789' }).success).toBe(true);
  expect(analyticsEvents.add_payment_info.safeParse({ ...commerce, payment_type: 'ideal' }).success).toBe(true);
});

test('the email address is lower-cased and hashed, and the phone number is hashed; a readable value of either is refused [ANL-01]', () => {
  expect(hashedContact({ email: ' Noor@Example.NL ', phone: '+31 6 12 34 56 78' })).toEqual({
    email_sha256: hash('noor@example.nl'),
    phone_sha256: hash('+31612345678'),
  });
  expect(hashedContact({ email: '', phone: '' })).toEqual({});
  const purchase = { ...commerceOf(lines), transaction_id: '1', user_data: { email_sha256: 'noor@example.nl' } };
  expect(analyticsEvents.purchase.safeParse(purchase).success).toBe(false);
});

test('every hash has 64 characters, and an empty contact gets no hash', () => {
  for (let visitor = 0; visitor < 20; visitor += 1)
    expect(hashedContact({ email: `visitor-${visitor}@example.nl` }).email_sha256).toHaveLength(64);
  expect(hashedContact({})).toEqual({});
});
