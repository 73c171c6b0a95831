import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SignOn } from '../sign-on/signOn.ts';
import { everyRouteApp } from '../testing/everyRouteApp.ts';

jest.mock('#shared-modules', () => ({ sharedModules: { react: jest.requireActual('react') } }), { virtual: true });

const address = {
  street_address: '',
  street_name: '',
  street_number: '',
  postal_code: '',
  locality: '',
  country: '',
};
const claims = {
  sub: 'noor',
  given_name: 'Noor',
  family_name: '',
  email: '',
  gender: '',
  birthdate: '',
  phone_number: '',
};

/** A visitor with the cookie `session=noor` has an account. */
const signOn = {
  sessionOf: async ({ cookies }) =>
    cookies.session === 'noor'
      ? {
          id: 's1',
          accessToken: 'secret',
          refreshToken: '',
          expiresAt: 0,
          brand: 'solstrand',
          claims: { ...claims, address },
        }
      : null,
  isAvailable: async () => true,
} as Partial<SignOn> as SignOn;

const { inject } = everyRouteApp(signOn);

/** Every address of RTE-01 below a shop with the products of this test, our own additional addresses, and some that do not exist. */
const belowShop = [
  '',
  '/tickets',
  '/tickets/weekend',
  '/tickets/nobody',
  '/packages?persons=3&a=1',
  '/travel?persons=3&a=1',
  '/travel/beach-cabin?persons=3&rating=2',
  '/travel/a%20b',
  '/traveladdon',
  '/traveladdon/beach-hotel',
  '/transport?a=1',
  '/transportation',
  '/transportation/eu',
  '/transportation/nl',
  '/transportation/be',
  '/comparetransport',
  '/comparetransport/detail',
  '/comparetransport/eu',
  '/comparetransport/nl',
  '/merchandise',
  '/extras',
  '/extras/locker',
  '/extras/weekend',
  '/membership',
  '/membership/1',
  '/upgrade',
  '/checkout',
  '/paymentstatus',
  '/register',
  '/order',
  '/newsletter',
  '/karaoke',
];

const textOf = (html: string, pattern: RegExp) =>
  (pattern.exec(html)?.[1] ?? '').replaceAll(/<[^>]*>/g, '').replaceAll('&quot;', '"');

/** Opens an address, and opens it again if a busy machine has not read the shop in time. */
const open = async (url: string, cookies: Record<string, string>) => {
  let answer = await inject({ url, cookies });
  for (let again = 0; again < 3 && answer.statusCode === 503; again += 1) answer = await inject({ url, cookies });
  return answer;
};

/** The answer of an address as one line: status and redirect, or status, title, heading, sentence, hero, module and bar. */
const answerOf = async (url: string, language: string, session: string): Promise<string> => {
  const { statusCode, headers, body } = await open(url, { language, session });
  if (headers.location) return `${statusCode} to ${headers.location}`;
  const [, main = ''] = /<main>(.*)<\/main>/s.exec(body) ?? [];
  const hero = textOf(body, /<link rel="preload"[^>]*href="\/art\/(\w+)/) || textOf(main, /\/art\/(\w+)/);
  return [
    statusCode,
    textOf(body, /<title>(.*?)<\/title>/),
    textOf(body, /<h1[^>]*>(.*?)<\/h1>/s),
    textOf(main, /<h1[^>]*>.*?<\/h1><p[^>]*>(.*?)<\/p>/s),
    hero,
    textOf(body, /<p>(mf_[^<]*)<\/p>/),
    /<nav class="bar"/.test(body) ? 'bar' : '',
  ]
    .join(' | ')
    .trimEnd();
};

const file = join(import.meta.dirname, 'recordedRoutes.txt');

/** Compares with the recording, or records again: `RECORD_ROUTES=yes npx jest recordedRoutes`. */
test('every address answers as recorded, in both brands, with and without an account, in three languages [RTE-01]', async () => {
  const lines: string[] = [];
  const record = async (slug: string, language: string, session: string) => {
    for (const path of belowShop)
      lines.push(`${language} ${session} /${slug}${path}: ${await answerOf(`/${slug}${path}`, language, session)}`);
  };
  for (const session of ['guest', 'noor']) {
    for (const url of ['/', '/login'])
      for (const language of ['nl', 'en', 'es'])
        lines.push(`${language} ${session} ${url}: ${await answerOf(url, language, session)}`);
    for (const slug of ['solstrand', 'nachtwoud'])
      for (const language of ['nl', 'en', 'es']) await record(slug, language, session);
    for (const slug of ['nachtwoud-vooraf', 'nachtwoud-leden', 'solstrand-upgrade', 'solstrand-extra'])
      await record(slug, 'nl', session);
  }
  if (process.env.RECORD_ROUTES === 'yes') writeFileSync(file, `${lines.join('\n')}\n`);
  expect(lines).toEqual(readFileSync(file, 'utf8').trimEnd().split('\n'));
});
