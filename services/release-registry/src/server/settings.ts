import { resolve } from 'node:path';
import type { MetricsAddress } from '@festival/service-kit/metrics/serveMetrics';
import { secretsOf } from '@festival/service-kit/secret/secretsOf';
import { wrongProxy } from '@festival/service-kit/settings/trustedProxies';
import { type PublisherKeys, readPublisherKeys } from '@festival/service-kit/signature/publisherKeys';
import { failure, type Result, success } from '@festival/shared-contracts/errors/result';
import * as z from 'zod/mini';
import { type ConsoleSettings, consoleFields, consoleSettings } from '../console/consoleSettings.ts';
import type { StoragePlaces } from '../openStorage.ts';

/** A port by the setting's name; 0 has the meaning in brackets. */
const port = (name: string, zero: string, otherwise: number) => {
  const whole = `${name} must be a whole number from 0 to 65535 (0 ${zero})`;
  const schema = z.coerce.number(whole).check(z.int(whole), z.minimum(0, whole), z.maximum(65_535, whole));
  return z._default(schema, otherwise);
};
const tokenHelp =
  'it is what publishing and activating need; make one with: node -e "console.log(crypto.randomUUID())"';

const databaseHelp =
  'name the PostgreSQL that stores versions and releases, as in postgresql://registry:…@10.0.0.5/registry';

const keysHelp =
  'name whose versions are taken, as in mf_tickets:MCow… (release key makes a pair), or the word unsigned to take any';

const logLevels = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof logLevels)[number];

/**
 * The registry's settings, from which `docs/reference/release-registry.md` is generated. `unset` describes what happens without a variable that has
 * no default.
 */
export const settingsSchema = z.object({
  HOST: z
    ._default(z.string().check(z.minLength(1, 'HOST is empty; name the address to listen at')), '127.0.0.1')
    .check(z.meta({ description: 'The address to listen at.' })),
  PORT: port('PORT', 'picks a free one', 3003).check(z.meta({ description: 'The port to listen at.' })),
  REGISTRY_TOKEN: z.string(`REGISTRY_TOKEN is missing: ${tokenHelp}`).check(
    z.refine(
      (token) => secretsOf(token).every((one) => one.length >= 16),
      `REGISTRY_TOKEN must have at least 16 characters: ${tokenHelp}`,
    ),
    z.meta({
      description: 'The operator’s token, 16 characters or more: it may do everything, and makes the other tokens.',
      unset: 'does not start',
    }),
  ),
  PUBLISHER_KEYS: z
    .pipe(
      z.string(`PUBLISHER_KEYS is missing: ${keysHelp}`).check(z.minLength(1, `PUBLISHER_KEYS is empty: ${keysHelp}`)),
      z.transform((setting: string, { issues }): PublisherKeys => {
        const read = readPublisherKeys(setting);
        if (read.ok) return read.value;
        issues.push({ code: 'custom', message: `PUBLISHER_KEYS ${read.error}`, input: setting });
        return z.NEVER;
      }),
    )
    .check(
      z.meta({
        description:
          'The publishers whose signed versions are accepted, as `mf_tickets:MCow…,mf_basket:MCow…`, or `unsigned` to accept any.',
        unset: 'does not start',
        see: 'docs/operations/publishers.md',
      }),
    ),
  REGISTRY_DATA: z
    .pipe(
      z._default(
        z.string().check(z.minLength(1, 'REGISTRY_DATA is empty; name the folder to store published files in')),
        '.data/release-registry',
      ),
      z.transform((path) => resolve(path)),
    )
    .check(
      z.meta({
        description: 'The folder of published files, or of copies of those in S3.',
        unset: '`.data/release-registry`, in the folder where it is started',
      }),
    ),
  REGISTRY_DATABASE_URL: z.string(`REGISTRY_DATABASE_URL is missing: ${databaseHelp}`).check(
    z.regex(/^postgres(ql)?:\/\/\S+$/, `REGISTRY_DATABASE_URL is no such address: ${databaseHelp}`),
    z.meta({
      description: 'The PostgreSQL (15 or newer) of the registry’s records; it may be that of a shop API.',
      unset: 'does not start',
      see: 'services/release-registry/README.md#its-database-and-files',
    }),
  ),
  REGISTRY_FILES: z
    .optional(
      z
        .string()
        .check(
          z.regex(
            /^(s3:\/\/[a-z0-9][a-z0-9.-]+(\/\S*)?|\/.*)$/,
            'REGISTRY_FILES must be a bucket with the start of its keys, as in s3://releases/shop, or the full path of a folder',
          ),
        ),
    )
    .check(
      z.meta({
        description:
          'Where published files are: `s3://bucket/start-of-keys`, or the full path of a folder that registries share.',
        unset: 'they are in `REGISTRY_DATA`',
      }),
    ),
  AWS_ENDPOINT_URL_S3: z
    .optional(z.url('AWS_ENDPOINT_URL_S3 must be the address of a service that speaks like S3'))
    .check(
      z.meta({
        description:
          'A service with the API of S3. The AWS SDK reads `AWS_REGION` (`us-east-1` by default), `AWS_ACCESS_KEY_ID` and its other variables too.',
        unset: 'Amazon’s S3',
      }),
    ),
  SHOP_URL: z.optional(z.url('SHOP_URL must be the shops’ address in a browser, as in https://shop.example')).check(
    z.meta({
      description: 'The shops’ address in a browser, for links that show a version: `https://shop.example`.',
      unset: 'commands print the end of the address',
    }),
  ),
  TRUSTED_PROXIES: z
    .pipe(
      z._default(z.string(), ''),
      z.transform((words) =>
        words
          .split(',')
          .map((word) => word.trim())
          .filter(Boolean),
      ),
    )
    .check(
      z.superRefine((words, { addIssue }) => {
        for (const word of words) {
          const wrong = wrongProxy(word);
          if (wrong) addIssue({ code: 'custom', message: `TRUSTED_PROXIES ${wrong}` });
        }
      }),
      z.meta({
        description:
          'Addresses or networks of the proxies in front, whose header with the client’s address is trusted.',
        unset: 'no proxy is trusted',
      }),
    ),
  ...consoleFields,
  METRICS_PORT: port('METRICS_PORT', 'serves no metrics', 0).check(
    z.meta({
      description: 'The port at which the registry answers `/metrics`; it is separate, so that no stranger reaches it.',
      unset: 'no metrics',
    }),
  ),
  METRICS_HOST: z
    ._default(z.string().check(z.minLength(1, 'METRICS_HOST must be the address to answer /metrics at')), '127.0.0.1')
    .check(z.meta({ description: 'The address at which the registry answers `/metrics`.' })),
  LOG_LEVEL: z
    ._default(z.enum(logLevels, `LOG_LEVEL must be one of ${logLevels.join(', ')}`), 'info')
    .check(z.meta({ description: 'The least level of the lines that the log has.' })),
});

export type Settings = {
  host: string;
  port: number;
  places: StoragePlaces;
  token: string;
  /** The public keys by which versions may be signed. */
  publisherKeys: PublisherKeys;
  /** Proxies in front of it. */
  trustedProxies: string[];
  /** The shops' address in a browser. */
  shopUrl: string | undefined;
  logLevel: LogLevel;
  /** Null without a console. */
  console: ConsoleSettings | null;
  /** The address of `/metrics`; if undefined, metrics are not served. */
  metrics: MetricsAddress | undefined;
};

/** The service's settings from the environment, or a sentence for each wrong one. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Result<Settings, string[]> {
  const parsed = settingsSchema.safeParse(environment);
  if (!parsed.success) return failure(parsed.error.issues.map((issue) => issue.message));
  const { HOST, PORT, REGISTRY_DATA, REGISTRY_TOKEN, PUBLISHER_KEYS, TRUSTED_PROXIES, LOG_LEVEL, ...fields } =
    parsed.data;
  const ofConsole = consoleSettings(fields);
  if (!ofConsole.ok) return ofConsole;
  return success({
    host: HOST,
    port: PORT,
    places: { data: REGISTRY_DATA, databaseUrl: parsed.data.REGISTRY_DATABASE_URL, files: filesPlace(parsed.data) },
    token: REGISTRY_TOKEN,
    publisherKeys: PUBLISHER_KEYS,
    trustedProxies: TRUSTED_PROXIES,
    shopUrl: parsed.data.SHOP_URL,
    logLevel: LOG_LEVEL,
    console: ofConsole.value,
    metrics: fields.METRICS_PORT > 0 ? { host: fields.METRICS_HOST, port: fields.METRICS_PORT } : undefined,
  });
}

/** Parses the place: `s3://releases/shop` is the bucket `releases` with keys below `shop/`. */
function filesPlace({ REGISTRY_FILES, AWS_ENDPOINT_URL_S3 }: z.infer<typeof settingsSchema>): StoragePlaces['files'] {
  const [, bucket, prefix = ''] = /^s3:\/\/([^/]+)\/?(.*?)\/*$/.exec(REGISTRY_FILES ?? '') ?? [];
  if (bucket === undefined) return REGISTRY_FILES;
  return { bucket, prefix: prefix === '' ? '' : `${prefix}/`, endpoint: AWS_ENDPOINT_URL_S3 };
}
