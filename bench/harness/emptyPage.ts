import { readFileSync } from 'node:fs';
import Fastify from 'fastify';

/** Measures the cost of HTTP itself: it sends the file `PAGE_FILE` at every URL. */
const app = Fastify();
const page = readFileSync(process.env.PAGE_FILE ?? '');
app.get('/*', (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
process.once('SIGTERM', () => void app.close());
