import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publicKeyOf } from '@festival/service-kit/signature/keyPair';
import { brandsFolderOf, issuerSettings, type LaunchSettings } from './launchSettings.ts';
import type { RunRecord } from './runRecord.ts';
import type { ServiceDescription } from './startService.ts';

/** The part name of the embedded PostgreSQL. */
export const ownDatabase = 'PostgreSQL';

/** The values that the services' settings are made from. */
type ShopRun = Pick<LaunchSettings, 'dataFolder' | 'ports' | 'passedOn'> & {
  record: RunRecord;
  /** The path of the host's server, relative to the repository. */
  hostScript: string;
};

/**
 * The services of a shop, each after its dependencies, with its line on the terminal; without sign-on if a customer's
 * own issuer is set.
 */
export const shopServices = (run: ShopRun): [string, ServiceDescription][] => [
  ['Payment sandbox runs', paymentSandbox(run)],
  ['Shop API runs', shopApi(run)],
  ...(run.passedOn.OIDC_ISSUER ? [] : [['Sign-on runs', signOn(run)] satisfies [string, ServiceDescription]]),
  ['Release registry runs', releaseRegistry(run)],
  ['Shop runs', host(run)],
];

const paymentSandbox = ({ record, dataFolder, ports }: ShopRun): ServiceDescription => ({
  name: 'payment-sandbox',
  needs: [],
  script: 'services/payment-sandbox/src/main.ts',
  readyUrl: `${record.sandboxUrl}/health/ready`,
  env: {
    PAYMENT_SANDBOX: 'yes',
    PAYMENT_SANDBOX_PORT: String(ports.sandbox),
    PAYMENT_SANDBOX_ADMIN_SECRET: secretOf(dataFolder, 'sandbox-admin'),
    PAYMENT_SANDBOX_SECRET: secretOf(dataFolder, 'payment'),
    PAYMENT_SANDBOX_FILE: join(dataFolder, 'payment-sandbox.json'),
    PAYMENT_SANDBOX_ADYEN_WEBHOOKS: `${record.apiUrl}/payment-webhooks/adyen`,
    SHOP_URL: record.shopUrl,
    QUEUE_TOKEN_SECRET: secretOf(dataFolder, 'queue'),
  },
});

const shopApi = ({ record, dataFolder, ports, passedOn }: ShopRun): ServiceDescription => ({
  name: 'shop-api',
  needs: [ownDatabase],
  script: 'services/shop-api/src/main.ts',
  readyUrl: `${record.apiUrl}/health/ready`,
  env: {
    ...passedOn,
    DATABASE_URL: record.databaseUrl,
    PORT: String(ports.api),
    SHOP_URL: record.shopUrl,
    PAYMENT_SANDBOX: 'yes',
    PAYMENT_SANDBOX_URL: record.sandboxUrl,
    PAYMENT_SANDBOX_SECRET: secretOf(dataFolder, 'payment'),
    PAYLOGIC_URL: record.sandboxUrl,
    PAYLOGIC_SECRET: secretOf(dataFolder, 'payment'),
    QUEUE_TOKEN_SECRET: secretOf(dataFolder, 'queue'),
    OIDC_ISSUER: record.signOnUrl,
    MAIL_FOLDER: join(dataFolder, 'mail'),
  },
});

const signOn = ({ record, dataFolder, ports, passedOn }: ShopRun): ServiceDescription => ({
  name: 'sign-on',
  needs: [ownDatabase],
  script: 'services/sign-on/src/main.ts',
  readyUrl: `${record.signOnUrl}/health/ready`,
  env: {
    DATABASE_URL: record.databaseUrl,
    SIGN_ON_PORT: String(ports.signOn),
    SHOP_API_URL: record.apiUrl,
    SHOP_URL: record.shopUrl,
    SIGN_ON_SECRET: secretOf(dataFolder, 'sign-on'),
    OIDC_CLIENT_SECRET: secretOf(dataFolder, 'sign-on-client'),
    CONSOLE_URL: record.registryUrl,
    CONSOLE_CLIENT_SECRET: secretOf(dataFolder, 'console-client'),
    MAIL_FOLDER: join(dataFolder, 'mail'),
    ...mailOf(passedOn),
    ...logLevelOf(passedOn),
  },
});

const releaseRegistry = ({ record, dataFolder, ports, passedOn }: ShopRun): ServiceDescription => ({
  name: 'release-registry',
  needs: [ownDatabase],
  script: 'services/release-registry/src/main.ts',
  readyUrl: `${record.registryUrl}/health`,
  env: {
    PORT: String(ports.registry),
    REGISTRY_DATABASE_URL: record.databaseUrl,
    REGISTRY_DATA: join(dataFolder, 'registry'),
    REGISTRY_TOKEN: record.registryToken,
    PUBLISHER_KEYS: publisherKeys(record),
    SHOP_URL: record.shopUrl,
    // A customer's own issuer does not know the console of this machine.
    ...(passedOn.OIDC_ISSUER ? {} : releaseConsole({ record, dataFolder })),
  },
});

const releaseConsole = ({ record, dataFolder }: Pick<ShopRun, 'record' | 'dataFolder'>) => ({
  CONSOLE_URL: record.registryUrl,
  OIDC_ISSUER: record.signOnUrl,
  CONSOLE_CLIENT_SECRET: secretOf(dataFolder, 'console-client'),
  CONSOLE_SECRET: secretOf(dataFolder, 'console'),
});

/** Every remote of this machine is signed with one key. */
const publisherKeys = ({ publisherKey }: RunRecord) => `*:${publicKeyOf(publisherKey)}`;

const host = ({ record, dataFolder, ports, passedOn, hostScript }: ShopRun): ServiceDescription => ({
  name: 'host',
  needs: ['shop-api', 'sign-on', 'release-registry'],
  script: hostScript,
  readyUrl: `${record.shopUrl}/health`,
  env: {
    PORT: String(ports.shop),
    SHOP_API_URL: record.apiUrl,
    REGISTRY_URL: record.registryUrl,
    REGISTRY_TOKEN: record.registryToken,
    PUBLISHER_KEYS: publisherKeys(record),
    HOST_DATA: join(dataFolder, 'host'),
    REMOTE_OVERRIDES: 'yes',
    // Trusts forwarded headers from this machine, as behind a local front server, so that a tester can act as several clients.
    TRUSTED_PROXIES: '127.0.0.1',
    BRANDS_FOLDER: brandsFolderOf(dataFolder),
    SESSION_SECRET: secretOf(dataFolder, 'session'),
    OIDC_CLIENT_SECRET: secretOf(dataFolder, 'sign-on-client'),
    OIDC_ISSUER: record.signOnUrl,
    ...issuerOf(passedOn),
    ...logLevelOf(passedOn),
  },
});

type PassedOn = LaunchSettings['passedOn'];

const logLevelOf = ({ LOG_LEVEL }: PassedOn): Record<string, string> => (LOG_LEVEL ? { LOG_LEVEL } : {});

const mailOf = ({ SMTP_URL, MAIL_FROM }: PassedOn): Record<string, string> => ({
  ...(SMTP_URL ? { SMTP_URL } : {}),
  ...(MAIL_FROM ? { MAIL_FROM } : {}),
});

const issuerOf = (passedOn: PassedOn): Record<string, string> =>
  passedOn.OIDC_ISSUER
    ? Object.fromEntries(Object.entries(passedOn).filter(([name]) => issuerSettings.includes(name)))
    : {};

const randomSecret = () => randomBytes(32).toString('base64url');

/** A secret of this data folder, created at its first use and stored there: services of one shop share it. */
export const secretOf = (dataFolder: string, name: string, make: () => string = randomSecret): string => {
  const file = join(dataFolder, 'secrets', name);
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  mkdirSync(join(dataFolder, 'secrets'), { recursive: true, mode: 0o700 });
  const secret = make();
  writeFileSync(file, secret, { mode: 0o600 });
  return secret;
};
