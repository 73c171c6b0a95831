import Fastify from 'fastify';

/** Measures the cost of HTTP itself: the same request, parsed and answered without work. */
const app = Fastify();
app.get('/health/ready', async () => ({}));
app.put('/shopping/carts/:cartId/products', async () => ({ data: {} }));
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
process.once('SIGTERM', () => void app.close());
