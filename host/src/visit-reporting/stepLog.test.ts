import { stepLog, stepOf } from './stepLog.ts';

const page = {
  remoteSteps: {
    steps: [
      {
        remote: 'mf_tickets',
        name: 'tickets',
        module: 'tickets',
        sells: ['ticket'],
        addresses: [{ path: ':id', module: 'ticket' }],
      },
      {
        remote: 'mf_transport',
        name: 'transportation',
        module: 'transportation',
        sells: ['transportation'],
        addresses: [{ path: 'eu' }],
      },
      { remote: 'mf_lockers', name: 'lockers', module: 'lockers', sells: [] },
    ],
    texts: {},
  },
} satisfies Parameters<typeof stepOf>[0];

test.each([
  ['/solstrand', 'home'],
  ['/solstrand/tickets', 'tickets'],
  ['/solstrand/tickets/weekend', 'tickets'],
  ['/solstrand/transportation/eu', 'transportation'],
  ['/solstrand/checkout', 'checkout'],
  ['/solstrand/lockers', 'lockers'],
])('the page %s belongs to the step %s [BYD-08]', (path, step) => {
  expect(stepOf(page, path)).toBe(step);
});

test('a press belongs to the step that was shown when it began [BYD-08]', () => {
  let listen: Parameters<Parameters<typeof stepLog>[2]['subscribe']>[0] = () => {};
  const log = stepLog(page, '/solstrand/tickets', { subscribe: (one) => (listen = one) });
  jest.spyOn(performance, 'now').mockReturnValue(5_000);
  listen({ location: { pathname: '/solstrand/lockers' } });
  expect([log.at(0), log.at(4_999), log.at(5_000)]).toEqual(['tickets', 'tickets', 'lockers']);
  jest.restoreAllMocks();
});
