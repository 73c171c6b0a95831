import { pageAdmission } from './pageAdmission.ts';

const enterAll = (admission: ReturnType<typeof pageAdmission>, clients: readonly string[]) =>
  clients.map((client) => admission.enter(client)).filter((leave) => leave !== undefined);

const manyClients = Array.from({ length: 500 }, (_, nr) => `10.0.${nr >> 8}.${nr & 255}`);

test('the number of admitted pages is the number that the workers can make while visitors wait', () => {
  const admission = pageAdmission({ pagesPerSecond: () => 60, patience: 500 });
  expect(enterAll(admission, manyClients)).toHaveLength(30);
  expect(admission.underWay()).toBe(30);
});

test('the number of places follows the workers’ speed, between a minimum and a maximum', () => {
  let pagesPerSecond = 1;
  const admission = pageAdmission({ pagesPerSecond: () => pagesPerSecond, patience: 500, fewest: 8, most: 100 });
  expect(enterAll(admission, manyClients)).toHaveLength(8);
  pagesPerSecond = 80;
  expect(enterAll(admission, manyClients)).toHaveLength(32);
  pagesPerSecond = 10_000;
  expect(enterAll(admission, manyClients)).toHaveLength(60);
});

test('one client gets at most a quarter of the places', () => {
  const admission = pageAdmission({ pagesPerSecond: () => 80, patience: 500 });
  expect(enterAll(admission, Array(100).fill('192.0.2.1'))).toHaveLength(10);
  expect(enterAll(admission, manyClients)).toHaveLength(30);
});

test('a released place can be taken once', () => {
  const admission = pageAdmission({ pagesPerSecond: () => 1, patience: 500, fewest: 8 });
  const places = enterAll(admission, manyClients);
  places[0]?.();
  places[0]?.();
  expect(enterAll(admission, manyClients)).toHaveLength(1);
  for (const leave of places) leave();
  expect(admission.underWay()).toBe(1);
});
