import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { answerFake } from '@festival/remote-kit/harness/answerFake';
import { fakeShop } from '@festival/remote-kit/harness/fakeShop';
import { headerNames } from '@festival/shared-contracts/api/endpoint';
import { type LocalServer, localServer, sendJson } from './localServer.ts';
import type { SampleView } from './sampleView.ts';

/** The shop of a call: in the path for a look-up of the shop, otherwise in the header of its namespace. */
const slugOf = ({ url = '', headers }: IncomingMessage): string =>
  /^\/shopping\/shops\/([^/?]+)$/.exec(url)?.[1] ?? String(headers[headerNames.namespace] ?? '');

/** Starts a shop API with a sample shop for each view, which answers by the contracts' own rules. */
export function sampleApi(views: readonly SampleView[]): Promise<LocalServer> {
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
    const answer = answerFake(callsOf(slugOf(request)), { method, path, body });
    if (answer !== undefined) return sendJson(response, 200, answer);
    const message = `The samples have no answer to ${method} ${path}.`;
    sendJson(response, 404, { error: { code: 'sample.unanswered', message } });
  });
}
