import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

const text = z._default(z.string(), '');

/** What the shop has to say to everyone; no message is the usual case [NTC-01]. */
export const noticeSchema = z.object({
  message: z._default(z.nullable(z.object({ title: text, error: text })), null),
});

export type Notice = z.infer<typeof noticeSchema>;

/** The service answers a string that holds JSON; some servers' clients have parsed it already. */
const noticeInString = z.codec(z.union([z.string(), noticeSchema]), noticeSchema, {
  decode: (answer, { issues }) => {
    if (typeof answer !== 'string') return answer;
    try {
      return JSON.parse(answer === '' ? '{}' : answer);
    } catch {
      issues.push({ code: 'custom', message: 'The notice is no JSON', input: answer });
      return z.NEVER;
    }
  },
  encode: (notice) => JSON.stringify(notice),
});

/** GET /notice: polled every 60 s; `time` keeps caches from answering. A path of ours [API-13, NTC-01]. */
export const getNotice = endpoint({
  name: 'getNotice',
  summary: 'What the shop has to say to everyone at the moment',
  method: 'GET',
  path: '/notice',
  query: { time: z.coerce.number().check(z.int()) },
  answer: noticeInString,
});
