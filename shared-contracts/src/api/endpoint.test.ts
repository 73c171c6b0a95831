import * as z from 'zod/mini';
import { getAnnouncement } from './announcementCalls.ts';
import { endpoint } from './endpoint.ts';

const call = { name: 'any', summary: 'For these tests', method: 'GET', path: '/any', answer: z.unknown() } as const;

test('by default a call belongs to a shop, is open to browsers, and answers 200', () => {
  expect(endpoint(call)).toMatchObject({ service: 'shopping', isPublic: false, isForServers: false, status: 200 });
  const other = { service: 'travel', isPublic: true, isForServers: true, status: 201 } as const;
  expect(endpoint({ ...call, ...other })).toMatchObject(other);
});

test('an announcement that is not JSON is refused with a sentence', () => {
  const read = getAnnouncement.answer.safeParse('<html>');
  expect(read.error?.issues).toMatchObject([{ code: 'custom', message: 'The announcement is no JSON' }]);
});
