import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startDatabase } from '@festival/service-kit/database/startDatabase';
import { FolderError, makeFolder } from '@festival/service-kit/settings/makeFolder';
import { newKeyPair } from '@festival/service-kit/signature/keyPair';
import { assertPortsAreFree } from './assertPortsAreFree.ts';
import { buildAll } from './buildAll.ts';
import { keepShop, type Part } from './keepShop.ts';
import { brandsFolderOf, LaunchProblem, type LaunchSettings } from './launchSettings.ts';
import { publishAll } from './publishAll.ts';
import { clearFormerRun, forgetRun, type RunRecord, writeRunRecord } from './runRecord.ts';
import { ownDatabase, secretOf, shopServices } from './shopServices.ts';
import { logsOf, startService } from './startService.ts';
import { step } from './step.ts';

export interface RunningShop {
  record: RunRecord;
  /** Stops everything in the reverse order of its start. */
  stop(): Promise<void>;
}

/** Differences from production. */
interface StartOptions {
  /** The path of the host's server, relative to the repository. */
  hostScript?: string;
}

/**
 * Builds, starts every part, activates the remotes, and keeps the parts running until `stop`. An abort between two
 * parts stops the running ones.
 * @throws LaunchProblem or DatabaseStartError for what a person can correct.
 */
export const startShop = async (
  settings: LaunchSettings,
  signal: AbortSignal,
  { hostScript = 'host/server/main.ts' }: StartOptions = {},
): Promise<RunningShop> => {
  const { dataFolder, ports } = settings;
  makeWritable(dataFolder);
  for (const name of await clearFormerRun(dataFolder)) say(`Ended ${name}, which an earlier start had left behind.`);
  await assertPortsAreFree(ports);
  setAsideLogs(logsOf(dataFolder));
  await step('Shell and remotes are built', buildAll);
  signal.throwIfAborted();

  const record = emptyRecord(settings);
  writeRunRecord(dataFolder, record);
  const onStarted = (name: string, pid: number) => {
    // The next start finds a left-over PostgreSQL through its data folder.
    if (name === ownDatabase) return;
    record.services = [...record.services.filter((one) => one.name !== name), { name, pid }];
    writeRunRecord(dataFolder, record);
  };
  try {
    const stopAll = await keepShop(partsOf(settings, record, hostScript), { say, onStarted, signal });
    const stop = async () => {
      await stopAll();
      forgetRun(dataFolder);
    };
    return { record, stop };
  } catch (error) {
    forgetRun(dataFolder);
    throw error;
  }
};

/** The logs of a start are new; the logs of the start before are moved next to them. */
const setAsideLogs = (folder: string): void => {
  rmSync(`${folder}.1`, { recursive: true, force: true });
  if (existsSync(folder)) renameSync(folder, `${folder}.1`);
};

const say = (sentence: string) => console.log(`  ${sentence}`);

/** The shop's parts, each after its dependencies. */
const partsOf = (settings: LaunchSettings, record: RunRecord, hostScript: string): Part[] => {
  const { dataFolder, ports, passedOn } = settings;
  // A service gets its settings when it starts, since PostgreSQL's address is not known before PostgreSQL runs.
  const services = () => shopServices({ record, dataFolder, ports, passedOn, hostScript });
  const parts = services().map(
    ([what, { name, needs }], index): Part => ({
      name,
      what,
      needs,
      start: (signal) => {
        const [, description] = services()[index] ?? [];
        if (!description) throw new Error(`There is no ${name}`);
        return startService(description, dataFolder, signal);
      },
      ...(name === 'release-registry' && { afterFirstStart: () => publish(record, brandsFolderOf(dataFolder)) }),
    }),
  );
  if (passedOn.DATABASE_URL) {
    record.databaseUrl = passedOn.DATABASE_URL;
    return parts;
  }
  const folder = join(dataFolder, 'postgres');
  const start = async () => {
    const database = await startDatabase({ dataFolder: folder, announce: say });
    record.databaseUrl = database.url;
    const how = (code: number) => `ended by itself (code ${code}). Its log is ${join(folder, 'server.log')}.`;
    return { ...database, ended: database.ended.then(how) };
  };
  return [{ name: ownDatabase, what: `${ownDatabase} runs`, needs: [], start }, ...parts];
};

const publish = async (
  { registryUrl: url, registryToken: token, publisherKey }: RunRecord,
  brandsFolder: string,
): Promise<void> => {
  const replaced = await step('Remotes are published and activated', () =>
    publishAll({ url, token, publisherKey }, brandsFolder),
  );
  for (const sentence of replaced) say(sentence);
};

const makeWritable = (folder: string): void => {
  try {
    makeFolder(folder);
  } catch (error) {
    if (!(error instanceof FolderError)) throw error;
    throw new LaunchProblem(
      `The data folder ${folder} can't be used: ${error.message}. Choose another folder by SHOP_DATA, or put that right.`,
    );
  }
};

const local = (port: number) => `http://127.0.0.1:${port}`;

const emptyRecord = ({ dataFolder, ports, passedOn }: LaunchSettings): RunRecord => ({
  launcher: process.pid,
  services: [],
  shopUrl: local(ports.shop),
  apiUrl: local(ports.api),
  sandboxUrl: local(ports.sandbox),
  registryUrl: local(ports.registry),
  registryToken: secretOf(dataFolder, 'registry-token'),
  publisherKey: secretOf(dataFolder, 'publisher-key', () => newKeyPair().privateKey),
  signOnUrl: passedOn.OIDC_ISSUER ?? local(ports.signOn),
  databaseUrl: '',
});
