import type { Page } from 'playwright/test';
import { expect, test } from './journey.ts';

/** Every route below a shop, with its title and its heading in Dutch. */
const belowShop: [path: string, title: string, heading: string][] = [
  ['tickets', 'Tickets', 'Kies je tickets'],
  ['tickets/weekend', 'Tickets', 'Kies je tickets'],
  ['packages', 'Reis en verblijf', 'Blijf slapen'],
  ['travel', 'Reis en verblijf', 'Blijf slapen'],
  ['travel/a-stay', 'Reis en verblijf', 'Blijf slapen'],
  ['traveladdon', 'Hotelextra’s', 'Meer bij je verblijf'],
  ['traveladdon/a-stay', 'Hotelextra’s', 'Meer bij je verblijf'],
  ['transportation', 'Bus', 'Met de bus, heen en terug'],
  ['transportation/eu', 'Bus', 'Met de bus, heen en terug'],
  ['transportation/nl', 'Bus', 'Met de bus, heen en terug'],
  ['comparetransport', 'Vervoer vergelijken', 'Hoe kom je er?'],
  ['comparetransport/detail', 'Vervoer vergelijken', 'Hoe kom je er?'],
  ['comparetransport/eu', 'Vervoer vergelijken', 'Hoe kom je er?'],
  ['comparetransport/nl', 'Vervoer vergelijken', 'Hoe kom je er?'],
  ['merchandise', 'Merchandise', 'Iets om te houden'],
  ['extras', 'Extra’s', 'Net wat makkelijker'],
  ['extras/locker', 'Extra’s', 'Net wat makkelijker'],
  ['membership', 'Lidmaatschap', 'Word lid'],
  ['upgrade', 'Upgrade', 'Maak meer van je ticket'],
  ['checkout', 'Betalen', 'Betalen'],
  ['paymentstatus', 'Je bestelling', 'Je bestelling'],
  ['register', 'Inschrijven', 'Inschrijven'],
];

/** Opens an address and waits until React has hydrated it: the console is complete then. */
const open = async (page: Page, path: string) => {
  const answer = await page.goto(path);
  const main = page.getByRole('main');
  await expect
    .poll(() => main.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps'))), {
      timeout: 30_000,
    })
    .toBe(true);
  return { status: answer?.status(), title: await page.title() };
};

for (const [slug, festival] of [
  ['solstrand', 'Solstrand'],
  ['nachtwoud', 'Nachtwoud'],
]) {
  test(`every route of ${slug} is there, with its own title and heading, and quiet`, async ({ page }) => {
    test.setTimeout(240_000);
    expect(await open(page, `/${slug}`)).toEqual({ status: 200, title: festival });
    for (const [path, title, heading] of belowShop) {
      expect([path, await open(page, `/${slug}/${path}`)]).toEqual([
        path,
        { status: 200, title: `${title} · ${festival}` },
      ]);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    }
    await open(page, `/${slug}/transport?a=1`);
    await expect(page).toHaveURL(new RegExp(`/${slug}/transportation\\?a=1$`));
  });

  test(`an address of ${slug} that is none, and an id that it does not sell, are a 404`, async ({
    page,
    quietConsole,
  }) => {
    quietConsole.allow(/status of 404/);
    for (const path of ['karaoke', 'tickets/nobody', 'extras/weekend', 'tickets/weekend/more', 'comparetransport/be']) {
      const title = `Deze pagina bestaat niet · ${festival}`;
      expect([path, await open(page, `/${slug}/${path}`)]).toEqual([path, { status: 404, title }]);
    }
  });
}

test('the index and the page to log in belong to no shop', async ({ page }) => {
  expect(await open(page, '/')).toEqual({ status: 200, title: 'Festivals' });
  expect(await open(page, '/login')).toEqual({ status: 200, title: 'Inloggen' });
  await page.getByRole('link', { name: 'Nachtwoud' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nachtwoud' })).toBeVisible();
});

test('a screen that is still to come leads on, and the way back out of it works', async ({ page }) => {
  await open(page, '/solstrand-leden/membership?utm_source=mail');
  await page.getByRole('main').getByRole('link', { name: 'Ga naar Tickets' }).click();
  await expect(page).toHaveURL(/\/solstrand-leden\/tickets\?utm_source=mail$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Kies je tickets' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Word lid' })).toBeVisible();
  expect(await page.title()).toBe('Lidmaatschap · Solstrand');
});
