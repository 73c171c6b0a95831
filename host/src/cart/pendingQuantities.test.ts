import { failure, success } from '@festival/shared-contracts/errors/result';
import { settledState } from './pendingQuantities.ts';

const failed = (code: string, status: number, message = 'Said by the server') =>
  settledState(1, failure({ code, message, status }));

test('a change that the server refused is final, and one that got no answer or an error can be repeated [BSK-10, MEM-02]', () => {
  expect(failed('membership.required', 403)).toMatchObject({ status: 'error', isFinal: true });
  expect(failed('product.sold_out', 200)).toMatchObject({ status: 'error', isFinal: true });
  expect(failed('http.503', 503)).toMatchObject({ status: 'error', isFinal: false });
  expect(failed('network', 0)).toMatchObject({ status: 'error', isFinal: false });
  expect(failed('http.429', 429, '')).toMatchObject({ status: 'error', isFinal: false });
  expect(settledState(1, success(undefined))).toEqual({ status: 'added' });
});
