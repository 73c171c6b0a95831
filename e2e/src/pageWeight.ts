import type { Page, Request } from 'playwright/test';
import { neverIdle } from './neverIdle.ts';
import { requestsUnderWay } from './requestsUnderWay.ts';

/** The kinds of files by which a page's bytes are counted. */
export type Kind = 'document' | 'scripts' | 'styles' | 'fonts' | 'images' | 'other';

export interface LoadedFile {
  /** The file's name without the part that changes with each build: `assets/shop.js`, `mf_tickets/tickets.js`, `/brand/solstrand/art/logo.svg`. */
  name: string;
  kind: Kind;
  /** The transferred size: compressed, without headers. */
  bytes: number;
}

export interface PageWeight {
  /** The status of the answer for the page's address. */
  status: number;
  files: LoadedFile[];
  /** The longest chain of answers. A file that a script requests is one wave later than the script. */
  waves: number;
}

const kinds: Readonly<Record<string, Kind>> = {
  document: 'document',
  script: 'scripts',
  stylesheet: 'styles',
  font: 'fonts',
  image: 'images',
};

const fileName = (address: string): string =>
  new URL(address).pathname
    .replace(/^\/assets\//, 'assets/')
    .replace(/^\/remotes\/([^/]+)\/[^/]+\/(?:browser\/)?/, '$1/')
    .replace(/\.[0-9a-f]{8,}(?=\.)/, '');

const kindOf = (request: Request): Kind =>
  /favicon|symbol\.svg/.test(request.url()) ? 'images' : (kinds[request.resourceType()] ?? 'other');

const loadedFile = async (request: Request): Promise<LoadedFile> => ({
  name: kindOf(request) === 'document' ? 'document' : fileName(request.url()),
  kind: kindOf(request),
  bytes: (await request.sizes()).responseBodySize,
});

/** The part of a request's initiator, as the browser reports it, that identifies the requester. */
interface Initiator {
  url?: string;
  stack?: { callFrames: { url: string }[] };
}

/** Counts in which wave each address was requested; the document is in the first. */
function waveCounter() {
  const waves = new Map<string, number>();
  return {
    ask(address: string, { url, stack }: Initiator) {
      const askedBy = stack?.callFrames[0]?.url ?? url;
      if (!waves.has(address)) waves.set(address, 1 + (waves.get(askedBy ?? '') ?? 0));
    },
    most: () => Math.max(...waves.values()),
  };
}

/** React has hydrated the page. */
const isTakenOver = () => {
  const main = document.querySelector('main');
  return main !== null && Object.keys(main).some((key) => key.startsWith('__reactProps'));
};

/**
 * Opens a page like a first visit, and counts its bytes until the page is hydrated and no request is running. Later
 * requests, which an idle page sends, are not counted.
 */
export async function weighPage(page: Page, path: string): Promise<PageWeight> {
  const requests: Request[] = [];
  const waves = waveCounter();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  devtools.on('Network.requestWillBeSent', ({ request, initiator }) => waves.ask(request.url, initiator));
  page.on('requestfinished', (request) => requests.push(request));
  const underWay = requestsUnderWay(page);
  await neverIdle(page);
  const answer = await page.goto(path, { waitUntil: 'load' });
  await page.waitForFunction(isTakenOver);
  await underWay.ended();
  const files = await Promise.all(requests.filter((request) => request.redirectedTo() === null).map(loadedFile));
  return { status: answer?.status() ?? 0, files, waves: waves.most() };
}
