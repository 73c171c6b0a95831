import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

const text = z._default(z.string(), '');

/** A message of the shop to all visitors; usually there is none [NTC-01]. */
export const announcementSchema = z.object({
  message: z._default(z.nullable(z.object({ title: text, error: text })), null),
});

export type Announcement = z.infer<typeof announcementSchema>;

/** The service returns a string of JSON, which some HTTP clients parse already. */
const announcementInString = z.codec(z.union([z.string(), announcementSchema]), announcementSchema, {
  decode: (answer, { issues }) => {
    if (typeof answer !== 'string') return answer;
    try {
      return JSON.parse(answer === '' ? '{}' : answer);
    } catch {
      issues.push({ code: 'custom', message: 'The announcement is no JSON', input: answer });
      return z.NEVER;
    }
  },
  encode: (announcement) => JSON.stringify(announcement),
});

/** GET /notice: polled every 60 s; `time` prevents cached answers. Our own path [API-13, NTC-01]. */
export const getAnnouncement = endpoint({
  name: 'getAnnouncement',
  summary: 'The present announcement of the shop to all visitors',
  method: 'GET',
  path: '/announcement',
  query: { time: z.coerce.number().check(z.int()) },
  answer: announcementInString,
});
