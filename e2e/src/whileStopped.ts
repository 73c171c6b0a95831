import { readFileSync } from 'node:fs';
import { dataPath } from './runningShop.ts';

interface Services {
  services: { name: string; pid: number }[];
}

/** Runs `during` while this service of the shop is paused; the supervisor does not replace a live process. */
export const whileStopped = async (name: string, during: () => Promise<void>): Promise<void> => {
  const { services } = JSON.parse(readFileSync(dataPath('run.json'), 'utf8')) as Services;
  const pid = services.find((service) => service.name === name)?.pid;
  if (!pid) throw new Error(`The shop has no service ${name}`);
  process.kill(pid, 'SIGSTOP');
  try {
    await during();
  } finally {
    process.kill(pid, 'SIGCONT');
  }
};
