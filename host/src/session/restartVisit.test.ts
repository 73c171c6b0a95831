import { fakeShopApi, settled } from '../../testing/fakeShopApi.ts';
import { restartVisit } from './restartVisit.ts';

const start = () => {
  const stored = new Map([['deeplink', '/zomer/tickets']]);
  const cookies = new Set(['deeplink', 'language']);
  Object.assign(globalThis, {
    sessionStorage: { removeItem: (key: string) => stored.delete(key) },
    document: {
      set cookie(text: string) {
        if (text.includes('max-age=0')) cookies.delete(text.slice(0, text.indexOf('=')));
      },
    },
  });
  const api = fakeShopApi();
  const forget = jest.fn();
  const leave = jest.fn();
  const report = jest.fn();
  const config = { slug: 'zomer', queueUrl: '' };
  const visit = restartVisit({
    config,
    http: api.http,
    leave,
    search: () => '?utm_source=mail&cartId=c1',
    cartId: () => 'cart-1',
    forget,
    report,
  });
  return { api, kept: stored, cookies, forget, leave, report, visit };
};

test('a restart forgets cart, cookie and deeplink, and opens a new page of the shop [CNT-02]', async () => {
  const { api, kept: stored, cookies, forget, leave, visit } = start();
  const done = visit.restart();
  await settled();
  expect(forget).toHaveBeenCalledTimes(1);
  expect(stored.has('deeplink')).toBe(false);
  expect([...cookies]).toEqual(['language']);
  expect(api.last()).toMatchObject({ name: 'DELETE /cart', query: { cartId: 'cart-1' } });
  expect(leave).not.toHaveBeenCalled();
  await api.last().answer('', 204);
  await done;
  expect(leave).toHaveBeenCalledWith('/zomer?utm_source=mail');
});

test('if the server fails, the restart continues, and the failure is reported to operators [CNT-02]', async () => {
  const { api, leave, report, visit } = start();
  const done = visit.restart();
  await settled();
  await api.last().lose();
  await done;
  expect(leave).toHaveBeenCalled();
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ kind: 'cart.notForgotten' }));
});
