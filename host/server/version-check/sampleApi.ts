import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { type ApiCalls, callAt, onlyKnown } from '@festival/release-contracts/package/apiCalls';
import { answerFake } from '@festival/remote-kit/harness/answerFake';
import { fakeShop } from '@festival/remote-kit/harness/fakeShop';
import { headerNames } from '@festival/shared-contracts/api/endpoint';
import { type LocalServer, localServer, sendJson } from './localServer.ts';
import type { SampleView } from './sampleView.ts';

/** The shop of a call: in the path for a look-up of the shop, otherwise in the header of its namespace. */
const slugOf = ({ url = '', headers }: IncomingMessage): string =>
  /^\/shopping\/shops\/([^/?]+)$/.exec(url)?.[1] ?? String(headers[headerNames.namespace] ?? '');

/**
 * Yesterday's answer instead of today's: no answer for a call that yesterday's API lacks, otherwise today's answer without the fields that it lacks.
 */
function ofYesterday(calls: ApiCalls, method: string, path: string, answer: unknown): unknown {
  const call = callAt(calls, method, path);
  return call === undefined || answer === undefined ? undefined : onlyKnown(calls[call]?.answer ?? [], answer);
}

/**
 * Starts a shop API with a sample shop for each view, which answers by the contracts' own rules; shops of yesterday's views have yesterday's calls
 * and fields.
 */
export function sampleApi(views: readonly SampleView[], yesterday: ApiCalls = {}): Promise<LocalServer> {
  const before = new Set(views.flatMap(({ slug, isOfYesterday }) => (isOfYesterday ? [slug] : [])));
  const worlds = new Map(views.map(({ slug, world }) => [slug, world]));
  const shops = new Map<string, ReturnType<typeof fakeShop>>();
  const callsOf = (slug: string): ReturnType<typeof fakeShop> => {
    const world = worlds.get(slug);
    const calls = shops.get(slug) ?? (world ? fakeShop(world) : []);
    shops.set(slug, calls);
    return calls;
  };
  return localServer(async (request, response) => {
    const { method = 'GET', url = '' } = request;
    const body = await text(request);
    const [path = ''] = url.split('?');
    const slug = slugOf(request);
    const today = answerFake(callsOf(slug), { method, path, body });
    const answer = before.has(slug) ? ofYesterday(yesterday, method, path, today) : today;
    if (answer !== undefined) return sendJson(response, 200, answer);
    const message = `The samples have no answer to ${method} ${path}.`;
    sendJson(response, 404, { error: { code: 'sample.unanswered', message } });
  });
}
