import { createServer } from 'node:net';
import { LaunchProblem, type LaunchSettings, portSetting } from './launchSettings.ts';

/** @throws LaunchProblem for the first port that another program uses, with the setting to change. */
export const assertPortsAreFree = async (ports: LaunchSettings['ports']): Promise<void> => {
  const services = Object.keys(ports) as (keyof typeof ports)[];
  for (const service of services) {
    const port = ports[service];
    const twin = services.find((other) => other !== service && ports[other] === port);
    if (twin) {
      throw new LaunchProblem(
        `${portSetting(service)} and ${portSetting(twin)} are both ${port}. Each part listens on a port of its own: set one of them to another.`,
      );
    }
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
