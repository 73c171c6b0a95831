import { type ApiCalls, callAt, fieldsIn, type SeenCall } from '@festival/release-contracts/package/apiCalls';
import type { RemoteVersion } from '@festival/release-contracts/package/remoteVersion';
import type { Page } from 'playwright';

/** A call as it was sent, and its origin: a file of the remote with the position in it, or the server. */
export interface SentCall {
  method: string;
  /** The path below `/api`, with its query. */
  url: string;
  body?: string | undefined;
  place: string;
}

interface Frame {
  url: string;
  lineNumber: number;
  columnNumber: number;
}

interface Stack {
  callFrames: Frame[];
  parent?: Stack;
}

/** The number of `await` steps that Chromium follows back. */
const maxDepth = 32;

/** The first position in a stack that is in a file of the remote. */
function placeIn(stack: Stack | undefined, base: string): string | undefined {
  for (let part = stack; part; part = part.parent) {
    const frame = part.callFrames.find(({ url }) => url.startsWith(base));
    if (frame) return `${frame.url.slice(base.length)}:${frame.lineNumber + 1}:${frame.columnNumber + 1}`;
  }
  return undefined;
}

/** Records the API calls that this remote's code makes in the browser, directly or through the shell. [FED-02] */
export async function watchCalls(
  page: Page,
  { name, version }: Pick<RemoteVersion, 'name' | 'version'>,
  shopUrl: string,
): Promise<SentCall[]> {
  const base = `${shopUrl}/remotes/${name}/${version}/`;
  const api = `${shopUrl}/api`;
  const sent: SentCall[] = [];
  const client = await page.context().newCDPSession(page);
  client.on('Network.requestWillBeSent', ({ request, initiator }) => {
    const place = request.url.startsWith(`${api}/`) ? placeIn(initiator.stack as Stack | undefined, base) : undefined;
    if (place === undefined) return;
    sent.push({ method: request.method, url: request.url.slice(api.length), body: request.postData, place });
  });
  await client.send('Network.enable');
  await client.send('Debugger.enable');
  await client.send('Debugger.setSkipAllPauses', { skip: true });
  await client.send('Debugger.setAsyncCallStackDepth', { maxDepth });
  return sent;
}

/** The body as JSON; other bodies have no fields. */
function bodyOf(body: string | undefined): unknown {
  try {
    return JSON.parse(body ?? 'null');
  } catch {
    return null;
  }
}

/** The call of the contract, with the names of the sent fields and without their values. */
export function seenCall(
  { method, url, body, place }: SentCall,
  view: { module: string; state: string },
  known: ApiCalls,
): SeenCall {
  const [path = '', query = ''] = url.split('?');
  return {
    call: (callAt(known, method, path) ?? `${method} ${path}`).slice(0, 400),
    query: [...new Set(new URLSearchParams(query).keys())].sort(),
    body: fieldsIn(bodyOf(body)),
    module: view.module,
    state: view.state,
    place: place.slice(0, 300),
  };
}

/** Each call once, with the first position that made it. */
export const eachCall = (calls: readonly SeenCall[]): SeenCall[] =>
  [
    ...new Map(calls.toReversed().map((one) => [JSON.stringify([one.call, one.query, one.body]), one])).values(),
  ].reverse();
