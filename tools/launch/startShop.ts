import { join } from 'node:path';
import { startDatabase } from '@festival/shop-api/platform/database/startDatabase';
import { FolderProblem, makeFolder } from '@festival/shop-api/platform/settings/makeFolder';
import { assertPortsAreFree } from './assertPortsAreFree.ts';
import { buildAll } from './buildAll.ts';
import { step } from './progress.ts';
import { publishAll } from './publishAll.ts';
import { clearFormerRun, forgetRun, type RunRecord, writeRunRecord } from './runRecord.ts';
import { secretOf } from './secrets.ts';
import { type Service, type ServiceDescription, startService } from './service.ts';
import { LaunchProblem, type LaunchSettings } from './settings.ts';
import { shopServices } from './shopServices.ts';

export interface RunningShop {
  record: RunRecord;
  /** Stops everything in the reverse order of its start. */
  stop(): Promise<void>;
  /** A sentence, should a part end by itself. */
  died: Promise<string>;
}

/** What is started otherwise than in production. */
export interface StartChoices {
  /** The host's server, below the repository. */
  hostScript?: string;
}

type Stop = () => Promise<void>;

/**
 * Builds, starts every part in order and activates the remotes. An abort between two parts stops those that run.
 * What can be put right throws a LaunchProblem or DatabaseStartError.
 */
export const startShop = async (
  { dataFolder, ports, passedOn }: LaunchSettings,
  signal: AbortSignal,
  { hostScript = 'host/server/main.ts' }: StartChoices = {},
): Promise<RunningShop> => {
  makeWritable(dataFolder);
  for (const name of await clearFormerRun(dataFolder))
    console.log(`  Ended ${name}, which an earlier start had left behind.`);
  await assertPortsAreFree(ports);
  await step('Shell and remotes are built', buildAll);
  signal.throwIfAborted();

  const stops: Stop[] = [];
  const stop = async () => {
    for (const undo of stops.splice(0).reverse()) await undo();
    forgetRun(dataFolder);
  };
  const record = emptyRecord({ dataFolder, ports, passedOn });
  const deaths: Promise<string>[] = [];
  const start = async (what: string, description: ServiceDescription) => {
    const service: Service = await step(what, () => startService(description, dataFolder));
    stops.push(service.stop);
    deaths.push(service.died);
    record.services.push({ name: service.name, pid: service.pid });
    writeRunRecord(dataFolder, record);
  };
  try {
    writeRunRecord(dataFolder, record);
    record.databaseUrl =
      passedOn.DATABASE_URL ?? (await step('PostgreSQL runs', () => ownDatabase(dataFolder, stops, deaths)));
    for (const [what, description] of shopServices({ record, dataFolder, ports, passedOn, hostScript })) {
      signal.throwIfAborted();
      await start(what, description);
      if (description.name === 'release-registry') {
        await step('Remotes are published and activated', () =>
          publishAll({ url: record.registryUrl, token: record.registryToken }),
        );
      }
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return { record, stop, died: Promise.race(deaths) };
};

const makeWritable = (folder: string): void => {
  try {
    makeFolder(folder);
  } catch (error) {
    if (!(error instanceof FolderProblem)) throw error;
    throw new LaunchProblem(
      `The data folder ${folder} can't be used: ${error.message}. Choose another folder by SHOP_DATA, or put that right.`,
    );
  }
};

const ownDatabase = async (dataFolder: string, stops: Stop[], deaths: Promise<string>[]): Promise<string> => {
  const database = await startDatabase({
    dataFolder: join(dataFolder, 'postgres'),
    tell: (sentence) => console.log(`  ${sentence}`),
  });
  let isStopping = false;
  stops.push(() => {
    isStopping = true;
    return database.stop();
  });
  deaths.push(
    new Promise((resolve) => {
      void database.ended.then(
        (code) =>
          isStopping ||
          resolve(`PostgreSQL ended by itself (code ${code}); its log is in ${join(dataFolder, 'postgres')}.`),
      );
    }),
  );
  return database.url;
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
  signOnUrl: passedOn.OIDC_ISSUER ?? local(ports.signOn),
  databaseUrl: '',
});
