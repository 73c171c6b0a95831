/** @jest-environment ./host/testing/pageEnvironment.cjs */
import { failure, type Result, success } from '@festival/shared-contracts/errors/result';
import { settled } from '../../testing/fakeShopApi.ts';
import { setOnline } from '../../testing/setOnline.ts';
import { whileOnline } from './whileOnline.ts';

const cutOff = failure({ code: 'network', message: '', status: 0 });

afterEach(() => setOnline(true));

test('a write while offline waits for the connection [BYD-06]', async () => {
  setOnline(false);
  const call = jest.fn(async () => success('held'));
  const answer = whileOnline(call);
  await settled();
  expect(call).not.toHaveBeenCalled();
  setOnline(true);
  expect(await answer).toEqual(success('held'));
  expect(call).toHaveBeenCalledTimes(1);
});

test('a write that loses the connection is sent again when it returns [BYD-06]', async () => {
  const call = jest.fn(async (): Promise<Result<string>> => success('held'));
  call.mockImplementationOnce(async () => {
    setOnline(false);
    return cutOff;
  });
  const answer = whileOnline(call);
  await settled();
  expect(call).toHaveBeenCalledTimes(1);
  setOnline(true);
  expect(await answer).toEqual(success('held'));
});

test('a failure while online is returned; a refusal while offline is returned too', async () => {
  expect(await whileOnline(async () => cutOff)).toEqual(cutOff);
  const refused = failure({ code: 'product.sold_out', message: '', status: 200 });
  const refuse = async () => {
    setOnline(false);
    return refused;
  };
  expect(await whileOnline(refuse)).toEqual(refused);
});
