import { resolve } from 'node:path';
import { secretsOf } from '@festival/service-kit/secret/secretsOf';
import { wrongProxy } from '@festival/service-kit/settings/trustedProxies';
import { type PublisherKeys, readPublisherKeys } from '@festival/service-kit/signature/publisherKeys';
import { failure, type Result, success } from '@festival/shared-contracts/errors/result';
import * as z from 'zod/mini';
import { type ConsoleSettings, consoleFields, consoleSettings } from '../console/consoleSettings.ts';
import { type NoticeSettings, noticeFields, noticeSettings } from '../notices/noticeSettings.ts';
import type { StoragePlaces } from '../storage/openStorage.ts';

const wholePort = 'PORT must be a whole number from 0 to 65535 (0 picks a free one)';
const tokenHelp =
  'it is what publishing and activating need; make one with: node -e "console.log(crypto.randomUUID())"';

const keysHelp =
  'name whose versions are taken, as in mf_tickets:MCow… (release key makes a pair), or the word unsigned to take any';

const logLevels = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof logLevels)[number];

const settingsSchema = z.object({
  PORT: z._default(
    z.coerce.number(wholePort).check(z.int(wholePort), z.minimum(0, wholePort), z.maximum(65_535, wholePort)),
    3003,
  ),
  HOST: z._default(z.string().check(z.minLength(1, 'HOST is empty; name the address to listen at')), '127.0.0.1'),
  REGISTRY_DATA: z.pipe(
    z._default(
      z.string().check(z.minLength(1, 'REGISTRY_DATA is empty; name the folder to store versions and releases in')),
      '.data/release-registry',
    ),
    z.transform((path) => resolve(path)),
  ),
  REGISTRY_DATABASE_URL: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^postgres(ql)?:\/\/\S+$/,
          'REGISTRY_DATABASE_URL must be the address of a PostgreSQL, as in postgresql://registry:…@10.0.0.5/registry',
        ),
      ),
  ),
  REGISTRY_FILES: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^(s3:\/\/[a-z0-9][a-z0-9.-]+(\/\S*)?|\/.*)$/,
          'REGISTRY_FILES must be a bucket with the start of its keys, as in s3://releases/shop, or the full path of a folder',
        ),
      ),
  ),
  AWS_ENDPOINT_URL_S3: z.optional(z.url('AWS_ENDPOINT_URL_S3 must be the address of a service that speaks like S3')),
  REGISTRY_TOKEN: z
    .string(`REGISTRY_TOKEN is missing: ${tokenHelp}`)
    .check(
      z.refine(
        (token) => secretsOf(token).every((one) => one.length >= 16),
        `REGISTRY_TOKEN must have at least 16 characters: ${tokenHelp}`,
      ),
    ),
  PUBLISHER_KEYS: z.pipe(
    z.string(`PUBLISHER_KEYS is missing: ${keysHelp}`).check(z.minLength(1, `PUBLISHER_KEYS is empty: ${keysHelp}`)),
    z.transform((setting: string, { issues }): PublisherKeys => {
      const read = readPublisherKeys(setting);
      if (read.ok) return read.value;
      issues.push({ code: 'custom', message: `PUBLISHER_KEYS ${read.error}`, input: setting });
      return z.NEVER;
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
    ),
  ...consoleFields,
  ...noticeFields,
  SHOP_URL: z.optional(z.url('SHOP_URL must be the shops’ address in a browser, as in https://shop.example')),
  LOG_LEVEL: z._default(z.enum(logLevels, `LOG_LEVEL must be one of ${logLevels.join(', ')}`), 'info'),
});

export type Settings = {
  host: string;
  port: number;
  places: StoragePlaces;
  token: string;
  /** Whose signatures of versions count. */
  publisherKeys: PublisherKeys;
  /** Proxies in front of it. */
  trustedProxies: string[];
  logLevel: LogLevel;
  /** The shops' address in a browser. */
  shopUrl: string | undefined;
  /** Null without a console. */
  console: ConsoleSettings | null;
  /** Null where nobody is to be told what needs a person. */
  notices: NoticeSettings | null;
};

/** The service's settings from the environment, or a sentence for each that is wrong. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Result<Settings, string[]> {
  const parsed = settingsSchema.safeParse(environment);
  if (!parsed.success) return failure(parsed.error.issues.map((issue) => issue.message));
  const { HOST, PORT, REGISTRY_DATA, REGISTRY_TOKEN, PUBLISHER_KEYS, TRUSTED_PROXIES, LOG_LEVEL, ...fields } =
    parsed.data;
  const ofConsole = consoleSettings(fields);
  if (!ofConsole.ok) return ofConsole;
  const notices = noticeSettings(fields);
  if (!notices.ok) return notices;
  return success({
    host: HOST,
    port: PORT,
    places: { data: REGISTRY_DATA, databaseUrl: parsed.data.REGISTRY_DATABASE_URL, files: filesPlace(parsed.data) },
    token: REGISTRY_TOKEN,
    publisherKeys: PUBLISHER_KEYS,
    trustedProxies: TRUSTED_PROXIES,
    logLevel: LOG_LEVEL,
    shopUrl: parsed.data.SHOP_URL,
    console: ofConsole.value,
    notices: notices.value,
  });
}

/** `s3://releases/shop` is the bucket `releases` with keys below `shop/`. */
function filesPlace({ REGISTRY_FILES, AWS_ENDPOINT_URL_S3 }: z.infer<typeof settingsSchema>): StoragePlaces['files'] {
  const [, bucket, prefix = ''] = /^s3:\/\/([^/]+)\/?(.*?)\/*$/.exec(REGISTRY_FILES ?? '') ?? [];
  if (bucket === undefined) return REGISTRY_FILES;
  return { bucket, prefix: prefix === '' ? '' : `${prefix}/`, endpoint: AWS_ENDPOINT_URL_S3 };
}
