import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listenLocally, type Served } from '../harness/listenLocally.ts';

type WireProduct = { id: string; name: string; type: string; stock: number | null };

/** Ids of the copies: each is a piece of merchandise in one size. */
const copyId = /bench_copy\d+/g;

/**
 * Serves a Shopping API with this many pieces of merchandise: the API at `target`, whose merchandise is replaced by copies of one piece. A write to
 * a copy is a write to that piece.
 */
export async function serveLongCatalogue(target: string, count: number): Promise<Served> {
  let original = '';
  const copiesIn = (products: WireProduct[]): WireProduct[] => {
    const pieces = products.filter(({ type }) => type === 'merchandise');
    const piece = pieces.find(({ stock }) => stock === null || stock > 0);
    if (!piece) return products;
    original = piece.id;
    const copy = (nr: number) => ({ ...piece, id: `bench_copy${nr}`, name: `${piece.name} ${nr}` });
    const others = products.filter((product) => !pieces.includes(product));
    return [...others, ...Array.from({ length: count }, (_, index) => copy(index + 1))];
  };

  async function forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/', headers } = request;
    const body = method === 'GET' ? undefined : (await buffer(request)).toString().replace(copyId, original);
    const { host: _, connection: __, 'content-length': ___, ...kept } = headers;
    const answer = await fetch(new URL(url, target), { method, headers: kept as Record<string, string>, body });
    const isProducts = method === 'GET' && /\/products$/.test(url) && answer.ok;
    const text = isProducts ? JSON.stringify(copiesIn(await answer.json())) : await answer.text();
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'application/json' });
    response.end(text);
  }

  const server = createServer((request, response) => {
    forward(request, response).catch(() => response.destroy());
  });
  return listenLocally(server);
}
