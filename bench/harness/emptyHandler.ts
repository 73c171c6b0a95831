import Fastify from 'fastify';

/** What HTTP itself costs: the same request, parsed and answered with nothing. */
const app = Fastify();
app.get('/health/ready', async () => ({}));
app.put('/shopping/carts/:cartId/products', async () => ({ data: {} }));
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
process.once('SIGTERM', () => void app.close());
