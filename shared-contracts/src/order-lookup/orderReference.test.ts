import { wantedOrderSchema } from '../order/orderPage.ts';
import { firstReference, orderReferenceOf } from './orderReference.ts';

const external = '0b6c3f1e-9d2a-4c57-8a1b-1f2e3d4c5b6a';

test('an order number is trimmed and loses its #; nine digits are a reference [LKP-01]', () => {
  expect(orderReferenceOf(' #123456789 ')).toEqual({ reference: '123456789' });
  expect(orderReferenceOf('# 123456789')).toEqual({ reference: '123456789' });
  expect(orderReferenceOf('12345678')).toBeNull();
  expect(orderReferenceOf('1234567890')).toBeNull();
});

test.each([
  '982 552 510',
  '982-552-510',
  '982.552.510',
  '982 - 552 - 510',
  '982–552–510',
  'Bestelnummer 982552510',
  'Bestelnummer: 982 552 510.',
  'Order #982552510',
  'número de pedido 982552510',
  '\u202a982552510\u200b',
  '９８２５５２５１０',
  '#982552510,',
])('%j is the order number 982552510 [LKP-01]', (typed) => {
  expect(orderReferenceOf(typed)).toEqual({ reference: '982552510' });
  expect(wantedOrderSchema.parse(typed)).toBe('982552510');
});

test.each([
  '982552510 en 982552511',
  'AB982552510',
  '98255251',
  '9825525100',
  '982552510b',
  '12-05-2026 7',
  '1/2/2026 123',
  '98-255-2510',
  '982-552.510',
  '982 552510',
])('%j is no order number [LKP-01]', (typed) => {
  expect(orderReferenceOf(typed)).toBeNull();
  expect(wantedOrderSchema.safeParse(typed).success).toBe(false);
});

test('an external reference may have invisible signs around it [LKP-01]', () => {
  expect(orderReferenceOf(`\u200b${external}\u202c`)).toEqual({ consumer_external_reference: external });
});

test('a UUID is a consumer external reference, anything else is invalid [LKP-01]', () => {
  expect(orderReferenceOf(`#${external.toUpperCase()}`)).toEqual({
    consumer_external_reference: external.toUpperCase(),
  });
  expect(orderReferenceOf(external.slice(1))).toBeNull();
  expect(orderReferenceOf('')).toBeNull();
});

test('the first of email, reference and external reference is sent; without any the result is false [LKP-01]', () => {
  const reference = '123456789';
  const consumer_email = 'noor@example.nl';
  expect(firstReference({ consumer_external_reference: external, reference, consumer_email })).toEqual({
    consumer_email,
  });
  expect(firstReference({ consumer_external_reference: external, reference })).toEqual({ reference });
  expect(firstReference({ consumer_external_reference: external, reference: '' })).toEqual({
    consumer_external_reference: external,
  });
  expect(firstReference({})).toBe(false);
});
