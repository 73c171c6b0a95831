import type { FastifyRequest } from 'fastify';
import { pageAdmission } from './pageAdmission.ts';

const from = (ip: string) => ({ ip, headers: {} }) as FastifyRequest;

/** Requests a page for each client. Returns the number of admitted pages, and a function that ends them. */
async function enterAll(admission: ReturnType<typeof pageAdmission>, clients: readonly string[], brand = 'solstrand') {
  const { promise, resolve } = Promise.withResolvers<void>();
  let admitted = 0;
  const pages = clients.map((ip) =>
    admission
      .admit({ request: from(ip), brand }, () => {
        admitted += 1;
        return promise;
      })
      .catch(() => {}),
  );
  await Promise.resolve();
  return {
    admitted,
    async end() {
      resolve();
      await Promise.all(pages);
    },
  };
}

const manyClients = Array.from({ length: 500 }, (_, nr) => `10.0.${nr >> 8}.${nr & 255}`);

test('the number of admitted pages is the number that the processes can make while visitors wait', async () => {
  const admission = pageAdmission({ pagesPerSecond: () => 60, patience: 500 });
  expect((await enterAll(admission, manyClients)).admitted).toBe(30);
  expect(admission.underWay()).toBe(30);
});

test('the number of places follows the processes’ speed, between a minimum and a maximum', async () => {
  let pagesPerSecond = 1;
  const admission = pageAdmission({ pagesPerSecond: () => pagesPerSecond, patience: 500, fewest: 8, most: 100 });
  expect((await enterAll(admission, manyClients)).admitted).toBe(8);
  pagesPerSecond = 80;
  expect((await enterAll(admission, manyClients)).admitted).toBe(32);
  pagesPerSecond = 10_000;
  expect((await enterAll(admission, manyClients)).admitted).toBe(60);
});

test('one client gets at most a quarter of the places', async () => {
  const admission = pageAdmission({ pagesPerSecond: () => 80, patience: 500 });
  expect((await enterAll(admission, Array(100).fill('192.0.2.1'))).admitted).toBe(10);
  expect((await enterAll(admission, manyClients)).admitted).toBe(30);
});

test('a brand that has taken all of its places leaves those of another brand [FED-05]', async () => {
  const admission = pageAdmission({ pagesPerSecond: (brand) => (brand === 'solstrand' ? 60 : 20), patience: 500 });
  expect((await enterAll(admission, manyClients, 'solstrand')).admitted).toBe(30);
  expect((await enterAll(admission, manyClients, 'nachtwoud')).admitted).toBe(10);
  expect(admission.underWay()).toBe(40);
});

test('a place is free again once its page is made, or has failed', async () => {
  const admission = pageAdmission({ pagesPerSecond: () => 1, patience: 500, fewest: 8 });
  const first = await enterAll(admission, manyClients);
  expect((await enterAll(admission, manyClients)).admitted).toBe(0);
  await first.end();
  const failed = admission.admit({ request: from('192.0.2.1'), brand: 'solstrand' }, () => Promise.reject(new Error()));
  await expect(failed).rejects.toThrow();
  expect(admission.underWay()).toBe(0);
  expect((await enterAll(admission, manyClients)).admitted).toBe(8);
});
