import { failureOf } from './failureOf.ts';

test('the status is that of the error, otherwise that of its response, otherwise 500 [RTE-11]', () => {
  expect(failureOf({ status: 404 }).status).toBe(404);
  expect(failureOf({ response: { status: 503 } }).status).toBe(503);
  expect(failureOf({ status: 0, response: { status: 502 } }).status).toBe(502);
  expect(failureOf(new Error('broken')).status).toBe(500);
  expect(failureOf(undefined).status).toBe(500);
});

test('the message is the error’s own; it is empty if the error has none [RTE-11]', () => {
  expect(failureOf(new Error('The shop is being rebuilt')).message).toBe('The shop is being rebuilt');
  expect(failureOf(null).message).toBe('');
});
