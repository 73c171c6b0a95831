import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { LaunchProblem, root, startBeside } from './launchSettings.ts';

/** The record of a running shop, for the release command, for tests, and for the next start. */
export interface RunRecord {
  launcher: number;
  services: { name: string; pid: number }[];
  shopUrl: string;
  apiUrl: string;
  sandboxUrl: string;
  registryUrl: string;
  registryToken: string;
  /** The private key that signs versions published on this machine. */
  publisherKey: string;
  /** The issuer that people sign in at. */
  signOnUrl: string;
  databaseUrl: string;
}

const fileOf = (dataFolder: string) => join(dataFolder, 'run.json');

export const writeRunRecord = (dataFolder: string, record: RunRecord): void => {
  mkdirSync(dataFolder, { recursive: true });
  // Written atomically: other programs read the record at any time, and the next start ends the processes in it.
  const draft = `${fileOf(dataFolder)}.new`;
  writeFileSync(draft, JSON.stringify(record, null, 2), { mode: 0o600 });
  renameSync(draft, fileOf(dataFolder));
};

export const readRunRecord = (dataFolder: string): RunRecord | null => {
  if (!existsSync(fileOf(dataFolder))) return null;
  try {
    return JSON.parse(readFileSync(fileOf(dataFolder), 'utf8')) as RunRecord;
  } catch {
    return null;
  }
};

export const forgetRun = (dataFolder: string): void => rmSync(fileOf(dataFolder), { force: true });

/**
 * Prepares a start on this data folder: refuses while another shop runs on it, and ends processes left by a killed
 * launcher. It ends only processes that run this repository's scripts. Returns what it ended.
 */
export const clearFormerRun = async (dataFolder: string): Promise<string[]> => {
  const former = readRunRecord(dataFolder);
  if (!former) return [];
  if (isOurs(former.launcher)) {
    throw new LaunchProblem(
      `The shop already runs on this data at ${former.shopUrl} (process ${former.launcher}). Stop it there with Ctrl-C, or start a second one with its own data and ports:\n  ${startBeside()}`,
    );
  }
  const left = former.services.filter(({ pid }) => isOurs(pid));
  for (const { pid } of left) process.kill(pid, 'SIGTERM');
  const deadline = Date.now() + 5_000;
  while (left.some(({ pid }) => isOurs(pid)) && Date.now() < deadline) await delay(50);
  for (const { pid } of left) if (isOurs(pid)) process.kill(pid, 'SIGKILL');
  forgetRun(dataFolder);
  return left.map(({ name }) => name);
};

/**
 * Whether a process is alive and runs a script of this repository; on a system without readable command lines, any live
 * process counts.
 */
const isOurs = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(root);
  } catch {
    return process.platform !== 'linux';
  }
};
