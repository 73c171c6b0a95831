import { logFaults } from './logFaults.ts';

const line = (values: object) => `${JSON.stringify({ level: 40, ...values })}\n`;
const partly = 'a part of the page was not rendered';
const reported = 'a page reports an error';

test('a page’s rendering errors and reports are faults of the tested remote, or have no particular remote [BYD-09]', () => {
  const { stream, take } = logFaults();
  const report = (msg: string, kind: string, message: string, module?: string) =>
    stream.write(line({ msg, errorReport: { kind, message, module } }));
  report(partly, 'remoteSlot.unrendered', 'no such module', 'mf_tickets/ticket');
  report(reported, 'page.recovered', 'not the server’s text');
  report(reported, 'remote.missing', 'no basket here', 'mf_basket/basket');
  report(reported, 'remote.place', 'the entry threw', 'mf_tickets');
  report(reported, 'call.failed', 'the samples do not answer');
  stream.write(line({ msg: 'a page was not made in time', err: { message: 'lost after 2000 ms' } }));
  stream.write(line({ msg: 'the cart was not read', reason: '404' }));
  expect(take('mf_tickets')).toEqual([
    { where: 'server', message: 'no such module' },
    { where: 'browser', message: 'not the server’s text' },
    { where: 'browser', message: 'the entry threw' },
    { where: 'server', message: 'lost after 2000 ms' },
  ]);
  expect(take('mf_tickets')).toEqual([]);
});
