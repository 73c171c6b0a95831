import { createServer } from 'node:net';
import { LaunchProblem, type LaunchSettings, portSetting } from './settings.ts';

/** Throws LaunchProblem naming the first port that something else listens on, and what to set. */
export const assertPortsAreFree = async (ports: LaunchSettings['ports']): Promise<void> => {
  for (const service of Object.keys(ports) as (keyof typeof ports)[]) {
    const port = ports[service];
    if (await isFree(port)) continue;
    throw new LaunchProblem(
      `Port ${port} is taken by another program. Stop that one, or choose another port: ${portSetting(service)}=${port + 10} npm start`,
    );
  }
};

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
