import { FolderError, makeFolder } from '@festival/shop-api/platform/settings/makeFolder';
import { assertPortsAreFree } from './assertPortsAreFree.ts';
import { buildAll } from './buildAll.ts';
import { LaunchProblem, type LaunchSettings } from './launchSettings.ts';
import { publishAll } from './publishAll.ts';
import { clearFormerRun, forgetRun, type RunRecord, writeRunRecord } from './runRecord.ts';
import { secretOf } from './secretOf.ts';
import { shopServices } from './shopServices.ts';
import { type Stop, startOwnDatabase } from './startOwnDatabase.ts';
import { type Service, type ServiceDescription, startService } from './startService.ts';
import { step } from './step.ts';

export interface RunningShop {
  record: RunRecord;
  /** Stops everything in the reverse order of its start. */
  stop(): Promise<void>;
  /** Resolves with a sentence when a service ends by itself. */
  died: Promise<string>;
}

/** What differs from production. */
interface StartOptions {
  /** The host's server, below the repository. */
  hostScript?: string;
}

/**
 * Builds, starts every service in order and activates the remotes. An abort between two services stops those that run.
 * @throws LaunchProblem or DatabaseStartError for what a person can correct.
 */
export const startShop = async (
  { dataFolder, ports, passedOn }: LaunchSettings,
  signal: AbortSignal,
  { hostScript = 'host/server/main.ts' }: StartOptions = {},
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
      passedOn.DATABASE_URL ?? (await step('PostgreSQL runs', () => startOwnDatabase(dataFolder, stops, deaths)));
    for (const [what, description] of shopServices({ record, dataFolder, ports, passedOn, hostScript })) {
      signal.throwIfAborted();
      await start(what, description);
      if (description.name === 'release-registry') {
        const replaced = await step('Remotes are published and activated', () =>
          publishAll({ url: record.registryUrl, token: record.registryToken }),
        );
        for (const sentence of replaced) console.log(`  ${sentence}`);
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
  signOnUrl: passedOn.OIDC_ISSUER ?? local(ports.signOn),
  databaseUrl: '',
});
