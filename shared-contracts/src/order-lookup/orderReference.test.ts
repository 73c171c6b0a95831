import { firstReference, orderReferenceOf } from './orderReference.ts';

const external = '0b6c3f1e-9d2a-4c57-8a1b-1f2e3d4c5b6a';

test('an order number is trimmed and loses its #; nine digits are a reference [LKP-01]', () => {
  expect(orderReferenceOf(' #123456789 ')).toEqual({ reference: '123456789' });
  expect(orderReferenceOf('# 123456789')).toEqual({ reference: '123456789' });
  expect(orderReferenceOf('12345678')).toBeNull();
  expect(orderReferenceOf('1234567890')).toBeNull();
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
