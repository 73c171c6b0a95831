import * as z from 'zod/mini';
import { getAnnouncement } from './announcementCalls.ts';
import { endpoint } from './endpoint.ts';

const call = { name: 'any', summary: 'For these tests', method: 'GET', path: '/any', answer: z.unknown() } as const;

test('a call is one of a shop, for browsers too, and answered with 200, unless it says otherwise', () => {
  expect(endpoint(call)).toMatchObject({ service: 'shopping', isPublic: false, isForServers: false, status: 200 });
  const other = { service: 'travel', isPublic: true, isForServers: true, status: 201 } as const;
  expect(endpoint({ ...call, ...other })).toMatchObject(other);
});

test('an announcement that is no JSON is refused in words', () => {
  const read = getAnnouncement.answer.safeParse('<html>');
  expect(read.error?.issues).toMatchObject([{ code: 'custom', message: 'The announcement is no JSON' }]);
});
