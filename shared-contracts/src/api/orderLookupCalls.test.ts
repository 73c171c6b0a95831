import axios, { AxiosError, AxiosHeaders, type InternalAxiosRequestConfig } from 'axios';
import { lookUpOrders } from './orderLookupCalls.ts';

const known = { reference: '123456789' };

const answering = (answer: (config: InternalAxiosRequestConfig) => unknown) =>
  axios.create({
    async adapter(config) {
      return { status: 200, statusText: '', headers: new AxiosHeaders(), config, data: answer(config) };
    },
  });

test('a look-up returns the orders that were found', async () => {
  const http = answering(({ data }) => ({ data: { original_orders: [JSON.parse(data)] } }));
  const found = await lookUpOrders({ http, known, report: fail });
  expect(found).toMatchObject({ original_orders: [{ reference: '123456789' }] });
});

test('any error of a look-up returns false, never throws, and is reported [LKP-05]', async () => {
  const refused = axios.create({
    async adapter(config) {
      throw new AxiosError('no', AxiosError.ERR_NETWORK, config);
    },
  });
  for (const http of [refused, answering(() => ({ data: [] })), answering(() => '<html>')]) {
    const report = jest.fn();
    expect(await lookUpOrders({ http, known, report })).toBe(false);
    expect(report).toHaveBeenCalledTimes(1);
  }
});

test('the report contains the failure itself', async () => {
  const report = jest.fn();
  const http = axios.create({
    async adapter(config) {
      throw new AxiosError('no', AxiosError.ERR_NETWORK, config);
    },
  });
  await lookUpOrders({ http, known, report });
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ code: 'network', status: 0 }));
});

test('without an email or a reference, nothing is sent [LKP-01]', async () => {
  const request = jest.fn();
  expect(await lookUpOrders({ http: answering(request), known: {}, report: fail })).toBe(false);
  expect(request).not.toHaveBeenCalled();
});

function fail(): never {
  throw new Error('nothing should be reported');
}
