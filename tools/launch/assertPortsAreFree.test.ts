import { once } from 'node:events';
import { createServer } from 'node:net';
import { assertPortsAreFree } from './assertPortsAreFree.ts';

test('a port that is in use or assigned twice is reported with the setting to change', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as { port: number };
  const ports = { shop: port, api: 45_801, sandbox: 45_802, registry: 45_803, signOn: 45_804 };
  await expect(assertPortsAreFree(ports)).rejects.toThrow(`Port ${port} is taken by another program.`);
  taken.close();
  await once(taken, 'close');
  await expect(assertPortsAreFree(ports)).resolves.toBeUndefined();
  await expect(assertPortsAreFree({ ...ports, api: port })).rejects.toThrow(
    `SHOP_PORT and SHOP_API_PORT are both ${port}.`,
  );
});
