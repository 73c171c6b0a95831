import type { Page } from 'playwright/test';
import { expect, test } from './journey.ts';
import { exampleAccount, signedInAs, signIn } from './signIn.ts';

type Language = 'nl' | 'en' | 'es';
type Titles = Readonly<Record<Language, string>>;

const titles = (nl: string, en: string, es: string): Titles => ({ nl, en, es });
const travel = titles('Reis en verblijf', 'Travel and stay', 'Viaje y estancia');
const travelAddOn = titles('Hotelextra’s', 'Hotel extras', 'Extras del hotel');
const bus = titles('Bus', 'Bus', 'Autobús');
const compared = titles('Vervoer vergelijken', 'Compare transport', 'Comparar transporte');
const tickets = titles('Tickets', 'Tickets', 'Entradas');
const extras = titles('Extra’s', 'Extras', 'Extras');
const notFound = titles('Deze pagina bestaat niet', 'This page could not be found', 'No se ha encontrado esta página');

/** Every route below a shop, with its title and its heading in Dutch. */
const belowShop: [path: string, title: Titles, heading: string][] = [
  ['tickets', tickets, 'Kies je tickets'],
  ['tickets/weekend', tickets, 'Kies je tickets'],
  ['packages', travel, 'Blijf slapen'],
  ['travel', travel, 'Blijf slapen'],
  ['travel/a-stay', travel, 'Blijf slapen'],
  ['traveladdon', travelAddOn, 'Meer bij je verblijf'],
  ['traveladdon/a-stay', travelAddOn, 'Meer bij je verblijf'],
  ['transportation', bus, 'Met de bus, heen en terug'],
  ['transportation/eu', bus, 'Met de bus, heen en terug'],
  ['transportation/nl', bus, 'Met de bus, heen en terug'],
  ['comparetransport', compared, 'Hoe kom je er?'],
  ['comparetransport/detail', compared, 'Hoe kom je er?'],
  ['comparetransport/eu', compared, 'Hoe kom je er?'],
  ['comparetransport/nl', compared, 'Hoe kom je er?'],
  ['merchandise', titles('Merchandise', 'Merchandise', 'Merchandising'), 'Iets om te houden'],
  ['extras', extras, 'Net wat makkelijker'],
  ['extras/locker', extras, 'Net wat makkelijker'],
  ['membership', titles('Lidmaatschap', 'Membership', 'Membresía'), 'Word lid'],
  ['upgrade', titles('Upgrade', 'Upgrade', 'Mejora'), 'Maak meer van je ticket'],
  ['checkout', titles('Betalen', 'Payment', 'Pago'), 'Betalen'],
  ['paymentstatus', titles('Je bestelling', 'Your order', 'Tu pedido'), 'Je bestelling'],
  ['register', titles('Inschrijven', 'Register', 'Inscripción'), 'Inschrijven'],
];

const unknown = ['karaoke', 'tickets/nobody', 'extras/weekend', 'tickets/weekend/more', 'comparetransport/be'];

interface Shown {
  status: number | undefined;
  title: string;
}

/** What an address must answer. */
interface Expected extends Shown {
  path: string;
}

const isTakenOver = (page: Page) =>
  page.getByRole('main').evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps')));

/** Opens an address and waits until React has hydrated it: the console is complete then. */
const open = async (page: Page, path: string): Promise<Shown> => {
  const answer = await page.goto(path);
  await expect.poll(() => isTakenOver(page)).toBe(true);
  return { status: answer?.status(), title: await page.title() };
};

/**
 * Opens an address and compares it with what it must answer. When the shop API of a busy machine answers too late, the
 * server redirects to the shop's own page [RTE-05]: only then is the address opened again.
 */
const expectPage = async (page: Page, { path, ...expected }: Expected): Promise<void> => {
  const isAway = () => path !== new URL(page.url()).pathname && /^\/[^/]+$/.test(new URL(page.url()).pathname);
  let shown = await open(page, path);
  for (let again = 0; again < 3 && isAway(); again += 1) shown = await open(page, path);
  expect([path, shown]).toEqual([path, expected]);
};

const speak = (page: Page, language: Language, url = '') =>
  page.context().addCookies([{ name: 'language', value: language, url }]);

/** What the server answers at an address, without a browser. */
const answered = async (page: Page, path: string): Promise<Shown> => {
  const answer = await page.request.get(path);
  const [, title = ''] = /<title>(.*?)<\/title>/.exec(await answer.text()) ?? [];
  return { status: answer.status(), title };
};

for (const [slug, festival] of [
  ['solstrand', 'Solstrand'],
  ['nachtwoud', 'Nachtwoud'],
] as const) {
  const everyRoute = (language: Language): Expected[] => [
    { path: `/${slug}`, status: 200, title: festival },
    ...belowShop.map(([path, title]) => ({
      path: `/${slug}/${path}`,
      status: 200,
      title: `${title[language]} · ${festival}`,
    })),
    ...unknown.map((path) => ({ path: `/${slug}/${path}`, status: 404, title: `${notFound[language]} · ${festival}` })),
  ];

  for (const isSignedIn of [false, true]) {
    test(`${slug} has every route and no other, each with its title in three languages, ${isSignedIn ? 'for who is signed in' : 'for who is not'}`, async ({
      page,
      baseURL,
    }) => {
      const who = isSignedIn ? exampleAccount.id : null;
      if (isSignedIn) await signIn(page, slug);
      expect(await signedInAs(page, slug)).toBe(who);
      for (const language of ['nl', 'en', 'es'] as const) {
        await speak(page, language, baseURL);
        for (const { path, ...expected } of everyRoute(language))
          expect([language, path, await answered(page, path)]).toEqual([language, path, expected]);
        const moved = await page.request.get(`/${slug}/transport?a=1`, { maxRedirects: 0 });
        expect([moved.status(), moved.headers().location]).toEqual([302, `/${slug}/transportation?a=1`]);
      }
      // No page has ended the session.
      expect(await signedInAs(page, slug)).toBe(who);
    });
  }

  test(`every route of ${slug} opens in the browser with its own title and heading, and quiet`, async ({ page }) => {
    await expectPage(page, { path: `/${slug}`, status: 200, title: festival });
    for (const [path, title, heading] of belowShop) {
      await expectPage(page, { path: `/${slug}/${path}`, status: 200, title: `${title.nl} · ${festival}` });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    }
    await open(page, `/${slug}/transport?a=1`);
    await expect(page).toHaveURL(new RegExp(`/${slug}/transportation\\?a=1$`));
  });

  test(`an address of ${slug} that is none, and an id that it does not sell, are a 404 in the browser`, async ({
    page,
    quietConsole,
  }) => {
    quietConsole.allow(/status of 404/);
    const title = `${notFound.nl} · ${festival}`;
    for (const path of unknown) await expectPage(page, { path: `/${slug}/${path}`, status: 404, title });
  });
}

test('every route opens in the browser for who is signed in, and quiet', async ({ page, baseURL }) => {
  await signIn(page, 'nachtwoud');
  await speak(page, 'es', baseURL);
  for (const [path, title] of belowShop)
    await expectPage(page, { path: `/nachtwoud/${path}`, status: 200, title: `${title.es} · Nachtwoud` });
});

test('the index and the page to log in belong to no shop', async ({ page, baseURL }) => {
  for (const [language, index, login] of [
    ['en', 'Festivals', 'Log in'],
    ['es', 'Festivales', 'Iniciar sesión'],
    ['nl', 'Festivals', 'Inloggen'],
  ] as const) {
    await speak(page, language, baseURL);
    await expectPage(page, { path: '/', status: 200, title: index });
    await expectPage(page, { path: '/login', status: 200, title: login });
  }
  await page.getByRole('link', { name: 'Nachtwoud' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nachtwoud' })).toBeVisible();
});

test('a screen that is still to come leads on, and the way back out of it works', async ({ page }) => {
  await signIn(page, 'solstrand-leden');
  await open(page, '/solstrand-leden/membership?utm_source=mail');
  await page.getByRole('main').getByRole('link', { name: 'Ga naar Tickets' }).click();
  await expect(page).toHaveURL(/\/solstrand-leden\/tickets\?utm_source=mail$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Kies je tickets' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Word lid' })).toBeVisible();
  expect(await page.title()).toBe('Lidmaatschap · Solstrand');
});
