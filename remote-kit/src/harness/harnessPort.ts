import { createServer } from 'node:net';

/** Whether a port of this machine is free. */
const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/** The port that a team has given; undefined without one. @throws with a sentence if it is not a port, or another program uses it. */
export async function harnessPort(given: string | undefined): Promise<number | undefined> {
  if (given === undefined) return undefined;
  const port = Number(given);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(
      `--port ${given} is not a port: name a whole number from 1 to 65535, or leave it out to get a free one.`,
    );
  }
  if (await isFree(port)) return port;
  throw new Error(`Port ${port} is in use by another program. Stop that one, or leave --port out to get a free one.`);
}
