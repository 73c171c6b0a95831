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
import { issuerSettings, LaunchProblem, type LaunchSettings } from './settings.ts';

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
    for (const [what, description] of servicesOf(record, dataFolder, ports, passedOn, hostScript)) {
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

const servicesOf = (
  record: RunRecord,
  dataFolder: string,
  ports: LaunchSettings['ports'],
  passedOn: Record<string, string>,
  hostScript: string,
): [string, ServiceDescription][] => {
  const paymentSecret = secretOf(dataFolder, 'payment');
  return [
    [
      'Payment sandbox runs',
      {
        name: 'payment-sandbox',
        script: 'payment-sandbox/src/main.ts',
        readyUrl: `${record.sandboxUrl}/health/ready`,
        env: {
          PAYMENT_SANDBOX_PORT: String(ports.sandbox),
          PAYMENT_SANDBOX_SECRET: paymentSecret,
          PAYMENT_SANDBOX_FILE: join(dataFolder, 'payment-sandbox.json'),
          PAYMENT_SANDBOX_ADYEN_NOTICES: `${record.apiUrl}/payment-notices/adyen`,
        },
      },
    ],
    [
      'Shop API runs',
      {
        name: 'shop-api',
        script: 'shop-api/src/main.ts',
        readyUrl: `${record.apiUrl}/health/ready`,
        env: {
          ...passedOn,
          DATABASE_URL: record.databaseUrl,
          PORT: String(ports.api),
          SHOP_URL: record.shopUrl,
          PAYMENT_SANDBOX_URL: record.sandboxUrl,
          PAYMENT_SANDBOX_SECRET: paymentSecret,
          OIDC_ISSUER: record.signOnUrl,
          MAIL_FOLDER: join(dataFolder, 'mail'),
        },
      },
    ],
    ...signOnService(record, dataFolder, ports, passedOn),
    [
      'Release registry runs',
      {
        name: 'release-registry',
        script: 'release-registry/src/server.ts',
        readyUrl: `${record.registryUrl}/health`,
        env: {
          PORT: String(ports.registry),
          REGISTRY_DATA: join(dataFolder, 'registry'),
          REGISTRY_TOKEN: record.registryToken,
        },
      },
    ],
    [
      'Shop runs',
      {
        name: 'host',
        script: hostScript,
        readyUrl: `${record.shopUrl}/health`,
        env: {
          PORT: String(ports.shop),
          SHOP_API_URL: record.apiUrl,
          REGISTRY_URL: record.registryUrl,
          HOST_DATA: join(dataFolder, 'host'),
          SESSION_SECRET: secretOf(dataFolder, 'session'),
          OIDC_CLIENT_SECRET: secretOf(dataFolder, 'sign-on-client'),
          OIDC_ISSUER: record.signOnUrl,
          ...issuerOf(passedOn),
          ...(passedOn.LOG_LEVEL ? { LOG_LEVEL: passedOn.LOG_LEVEL } : {}),
        },
      },
    ],
  ];
};

/** The sign-on service that comes with the shop; none where a customer's own issuer is set. */
const signOnService = (
  record: RunRecord,
  dataFolder: string,
  ports: LaunchSettings['ports'],
  passedOn: Record<string, string>,
): [string, ServiceDescription][] => {
  if (passedOn.OIDC_ISSUER) return [];
  return [
    [
      'Sign-on runs',
      {
        name: 'sign-on',
        script: 'sign-on/src/main.ts',
        readyUrl: `${record.signOnUrl}/health/ready`,
        env: {
          DATABASE_URL: record.databaseUrl,
          SIGN_ON_PORT: String(ports.signOn),
          SHOP_URL: record.shopUrl,
          SIGN_ON_SECRET: secretOf(dataFolder, 'sign-on'),
          OIDC_CLIENT_SECRET: secretOf(dataFolder, 'sign-on-client'),
          ...(passedOn.LOG_LEVEL ? { LOG_LEVEL: passedOn.LOG_LEVEL } : {}),
        },
      },
    ],
  ];
};

const issuerOf = (passedOn: Record<string, string>): Record<string, string> =>
  passedOn.OIDC_ISSUER
    ? Object.fromEntries(Object.entries(passedOn).filter(([name]) => issuerSettings.includes(name)))
    : {};
