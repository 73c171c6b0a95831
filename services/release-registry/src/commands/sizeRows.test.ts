import type { RemoteVersion } from '@festival/release-contracts/package/remoteVersion';
import { riseText, sizeRows } from './sizeRows.ts';

const versionOf = (
  version: string,
  bytes: Record<string, number>,
  exposes: RemoteVersion['exposes'],
): RemoteVersion => ({
  name: 'mf_tickets',
  version,
  files: Object.entries(bytes).map(([path, size]) => ({ path, sha384: '', bytes: size })),
  entry: 'browser/remoteEntry.js',
  exposes,
  serverFile: 'server/remote.cjs',
  contracts: '^1.0.0',
  shared: [],
  publishedBy: 'ada',
  publishedAt: '2026-11-20T10:00:00.000Z',
});
const tickets = { './tickets': { js: ['browser/tickets.js'], css: ['browser/tickets.css'] } };

test('the size of a module is the transferred size of its scripts and styles, shown next to that of the previous version [BYD-09]', () => {
  const before = versionOf(
    '1.0.0',
    { 'browser/tickets.js': 9_000, 'browser/tickets.js.br': 3_000, 'browser/tickets.css': 500 },
    tickets,
  );
  const after = versionOf(
    '1.1.0',
    {
      'browser/tickets.js': 9_500,
      'browser/tickets.js.br': 3_400,
      'browser/tickets.css': 500,
      'browser/ticket.js': 1_000,
    },
    { ...tickets, './ticket': { js: ['browser/ticket.js'], css: [] } },
  );
  expect(sizeRows(after, before)).toEqual([
    ['  mf_tickets/tickets', '3.9 kB', '+0.4 kB beside 1.0.0'],
    ['  mf_tickets/ticket', '1.0 kB', 'new'],
  ]);
  expect(riseText(after, before)).toEqual(['mf_tickets@1.1.0 is heavier than 1.0.0: tickets +0.4 kB (11 %)']);
  expect(riseText(before, after)).toEqual([]);
  expect(riseText(before, undefined)).toEqual([]);
  const hardly = (more: number) => versionOf('1.0.1', { 'browser/tickets.js': 3_000 + more }, tickets);
  expect(riseText(hardly(49), hardly(0))).toEqual([]);
  expect(sizeRows(hardly(49), hardly(0))).toEqual([['  mf_tickets/tickets', '3.0 kB', 'as 1.0.1']]);
  expect(riseText(hardly(50), hardly(0))[0]).toMatch(/tickets \+0\.1 kB/);
  expect(sizeRows(before, after)[0]).toEqual(['  mf_tickets/tickets', '3.5 kB', '−0.4 kB beside 1.1.0']);
  expect(sizeRows(before, undefined)).toEqual([['  mf_tickets/tickets', '3.5 kB', '']]);
});
