import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the range of ephemeral ports, so that no connection takes a port before its service listens. */
const [first, last] = [10_000, 19_999];

/** A free port of this machine. */
export async function freePort(): Promise<number> {
  const port = randomInt(first, last + 1);
  const probe = createServer();
  const isFree = await new Promise<boolean>((resolve) => {
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => resolve(true));
  });
  if (!isFree) return freePort();
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
