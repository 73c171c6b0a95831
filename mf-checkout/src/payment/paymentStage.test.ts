import { cartFor, productFor } from '@festival/remote-kit/testing/shopFixtures';
import type { Cart } from '@festival/shared-contracts/cart/cart';
import { paymentStage as stageIn } from './paymentStage.ts';

const ticket = productFor({ id: 'weekend', price: 8950 });
const methods = [{ uid: 'card', name: 'Card' }];
const order = { paymentUri: null, availablePaymentMethods: methods, reference: null, status: null };
const paymentStage = (of: Cart | null, hasApplePay = true) => stageIn(of, hasApplePay);
const cart = (values: Partial<Cart>) => cartFor({ weekend: 1 }, [ticket], values);

test('without a payment link the methods are offered [PAY-01]', () => {
  expect(paymentStage(cart({ order }))).toEqual({ name: 'choose', methods });
});

test('with a payment link the order is finished at that link [PAY-01]', () => {
  const paymentUri = 'https://pay.example/1';
  const payBefore = '2027-05-01T10:05:00Z';
  const begun = cart({ status: 'in_payment', order: { ...order, paymentUri, payBefore } });
  expect(paymentStage(begun)).toEqual({ name: 'finalize', paymentUri, payBefore });
});

test('before the form was sent no method is offered [PAY-01]', () => {
  expect(paymentStage(cart({ order: { ...order, availablePaymentMethods: [] } }))).toEqual({ name: 'details' });
});

test('if the form was sent and no method takes the amount, the form is not asked for again [PAY-01]', () => {
  const email = 'noor@example.org';
  expect(paymentStage(cart({ email, order: { ...order, availablePaymentMethods: [] } }))).toEqual({ name: 'noMethod' });
  const applePay = { ...order, availablePaymentMethods: [{ uid: 'applepay', name: 'Apple Pay' }] };
  expect(paymentStage(cart({ email, order: applePay }), false)).toEqual({ name: 'noMethod' });
  expect(paymentStage(cart({ email, order: applePay }), true)).toMatchObject({ name: 'choose' });
});

test('a cart in payment without a link waits, and a confirmed cart is paid [CNT-03]', () => {
  expect(paymentStage(cart({ status: 'in_payment', order }))).toEqual({ name: 'settling' });
  expect(paymentStage(cart({ status: 'confirmed', order }))).toEqual({ name: 'paid' });
});

test('a missing or an empty cart has nothing to pay', () => {
  expect(paymentStage(null)).toEqual({ name: 'nothing' });
  expect(paymentStage(cartFor({ weekend: 0 }, [ticket], { order }))).toEqual({ name: 'nothing' });
});

test('after a line is removed, the other lines can still be paid', () => {
  const bus = productFor({ id: 'bus', mappedType: 'transportation' });
  expect(paymentStage(cartFor({ weekend: 1, bus: 0 }, [ticket, bus], { order })).name).toBe('choose');
});
