import { join, resolve } from 'node:path';

export const root = join(import.meta.dirname, '../..');

/** Where the shop listens and stores its data; each can be set by environment variable. */
export interface LaunchSettings {
  dataFolder: string;
  ports: { shop: number; api: number; sandbox: number; registry: number; signOn: number };
  /** Settings that the shop's services read, passed on unchanged. */
  passedOn: Record<string, string>;
}

const ports = {
  shop: 'SHOP_PORT',
  api: 'SHOP_API_PORT',
  sandbox: 'PAYMENT_SANDBOX_PORT',
  registry: 'REGISTRY_PORT',
  signOn: 'SIGN_ON_PORT',
} as const;
const defaults = { shop: 3000, api: 3001, sandbox: 3002, registry: 3003, signOn: 3004 };

/** Settings of another issuer than the shop's own sign-on. */
export const issuerSettings = [
  'OIDC_ISSUER',
  'OIDC_CLIENT_ID',
  'OIDC_CLIENT_SECRET',
  'OIDC_SCOPE',
  'OIDC_AUDIENCE',
  'OIDC_ACCOUNT_URL',
];
const passedOn = [
  'DATABASE_URL',
  'DATABASE_READ_URL',
  'LOG_LEVEL',
  'EXTRA_SHOPS',
  'SMTP_URL',
  'MAIL_FROM',
  'OPERATOR_EMAIL',
  'OPERATOR_TOKEN',
  'TICKET_LIST_KEYS',
  'GOOGLE_WALLET_ISSUER',
  'GOOGLE_WALLET_ACCOUNT',
  'APPLE_PASS_CERTIFICATES',
  ...issuerSettings,
];

/** The folder of further brands, in addition to the brands of the host's build. */
export const brandsFolderOf = (dataFolder: string): string => join(dataFolder, 'brands');

/** A wrong setting, or another obstacle to a start; its message says what to do. */
export class LaunchProblem extends Error {
  override name = 'LaunchProblem';
}

/** Reads SHOP_DATA and the ports. @throws LaunchProblem for a wrong value. */
export const readLaunchSettings = (env: NodeJS.ProcessEnv): LaunchSettings => ({
  dataFolder: resolve(root, env.SHOP_DATA ?? '.data'),
  ports: {
    shop: portOf(env, 'shop'),
    api: portOf(env, 'api'),
    sandbox: portOf(env, 'sandbox'),
    registry: portOf(env, 'registry'),
    signOn: portOf(env, 'signOn'),
  },
  passedOn: Object.fromEntries(passedOn.flatMap((name) => (env[name] ? [[name, env[name]]] : []))),
});

const portOf = (env: NodeJS.ProcessEnv, service: keyof typeof ports): number => {
  const given = env[ports[service]];
  const port = given === undefined ? defaults[service] : Number(given);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new LaunchProblem(
    `${ports[service]} is '${given}', which is not a port. Set it to a whole number from 1 to 65535.`,
  );
};

/**
 * The command that starts a second shop next to one with the default data folder and ports: sets everything that they
 * can't share.
 */
export const startBeside = (): string => {
  const services = Object.keys(ports) as (keyof typeof ports)[];
  const moved = services.map((service) => `${ports[service]}=${defaults[service] + 100}`);
  return `SHOP_DATA=.data-2 ${moved.join(' ')} npm start`;
};

/** The environment variable that sets another port for a service. */
export const portSetting = (service: keyof typeof ports): string => ports[service];
