import { routeAt, routeIn } from '../../src/routing/routeIn.ts';
import { pageFor } from '../../testing/pageFor.ts';
import { everyRouteApp } from '../testing/everyRouteApp.ts';

jest.mock('#shared-modules', () => ({ sharedModules: { react: jest.requireActual('react') } }), { virtual: true });

const { inject } = everyRouteApp();

// Makes about 25 complete pages in one test.

const textOf = (html: string, pattern: RegExp) => (pattern.exec(html)?.[1] ?? '').replaceAll(/<[^>]*>/g, '');

const open = async (url: string, language?: string) => {
  const { statusCode, headers, body } = await inject({ url, ...(language ? { cookies: { language } } : {}) });
  return {
    status: statusCode,
    location: headers.location,
    title: textOf(body, /<title>(.*?)<\/title>/),
    heading: textOf(body, /<h1[^>]*>(.*?)<\/h1>/s),
    lang: textOf(body, /<html lang="(\w+)"/),
    body,
  };
};

/** Every route of RTE-01 below a shop, with its title in Dutch, English and Spanish. */
const belowShop: [name: string, path: string, nl: string, en: string, es: string][] = [
  ['slug-tickets', 'tickets', 'Tickets', 'Tickets', 'Entradas'],
  ['slug-tickets-id', 'tickets/weekend', 'Tickets', 'Tickets', 'Entradas'],
  ['slug-packages', 'packages', 'Reis en verblijf', 'Travel and stay', 'Viaje y estancia'],
  ['slug-travel', 'travel', 'Reis en verblijf', 'Travel and stay', 'Viaje y estancia'],
  ['slug-travel-detail', 'travel/beach-cabin', 'Reis en verblijf', 'Travel and stay', 'Viaje y estancia'],
  ['slug-traveladdon', 'traveladdon', 'Hotelextra’s', 'Hotel extras', 'Extras del hotel'],
  ['slug-traveladdon-detail', 'traveladdon/beach-hotel', 'Hotelextra’s', 'Hotel extras', 'Extras del hotel'],
  ['slug-transportation', 'transportation', 'Bus', 'Bus', 'Autobús'],
  ['slug-transportation-eu', 'transportation/eu', 'Bus', 'Bus', 'Autobús'],
  ['slug-transportation-nl', 'transportation/nl', 'Bus', 'Bus', 'Autobús'],
  ['slug-comparetransport', 'comparetransport', 'Vervoer vergelijken', 'Compare transport', 'Comparar transporte'],
  [
    'slug-comparetransport-detail',
    'comparetransport/detail',
    'Vervoer vergelijken',
    'Compare transport',
    'Comparar transporte',
  ],
  [
    'slug-comparetransport-eu',
    'comparetransport/eu',
    'Vervoer vergelijken',
    'Compare transport',
    'Comparar transporte',
  ],
  [
    'slug-comparetransport-nl',
    'comparetransport/nl',
    'Vervoer vergelijken',
    'Compare transport',
    'Comparar transporte',
  ],
  ['slug-merchandise', 'merchandise', 'Merchandise', 'Merchandise', 'Merchandising'],
  ['slug-extras', 'extras', 'Extra’s', 'Extras', 'Extras'],
  ['slug-extras-id', 'extras/locker', 'Extra’s', 'Extras', 'Extras'],
  ['slug-membership', 'membership', 'Lidmaatschap', 'Membership', 'Membresía'],
  ['slug-upgrade', 'upgrade', 'Upgrade', 'Upgrade', 'Mejora'],
  ['slug-checkout', 'checkout', 'Betalen', 'Payment', 'Pago'],
  ['slug-paymentstatus', 'paymentstatus', 'Je bestelling', 'Your order', 'Tu pedido'],
  ['slug-register', 'register', 'Inschrijven', 'Register', 'Inscripción'],
];

describe.each([
  ['solstrand', 'Solstrand'],
  ['nachtwoud', 'Nachtwoud'],
])('the shop %s', (slug, festival) => {
  test.each(['nl', 'en', 'es'] as const)(
    'the shop has every route, with its name and its title, in %s [RTE-01]',
    async (language) => {
      const place = { nl: 2, en: 3, es: 4 }[language];
      expect(await open(`/${slug}`, language)).toMatchObject({ status: 200, title: festival, lang: language });
      for (const row of belowShop) {
        const [name, path] = row;
        const { status, title, lang, heading } = await open(`/${slug}/${path}`, language);
        expect([path, status, title, lang]).toEqual([path, 200, `${row[place]} · ${festival}`, language]);
        expect(heading).not.toBe('');
        expect(routeIn(pageFor(), `/${slug}/${path}`).name).toBe(name);
      }
      for (const url of ['/', '/login'])
        expect(await open(url, language)).toMatchObject({ status: 200, lang: language });
      expect([routeAt('/').name, routeAt('/login').name, routeAt(`/${slug}`).name]).toEqual(['index', 'login', 'slug']);
      const moved = await open(`/${slug}/transport?a=1`, language);
      expect(moved).toMatchObject({ status: 302, location: `/${slug}/transportation?a=1` });
    },
  );

  test('has no other route', async () => {
    for (const path of [
      'karaoke',
      'tickets/weekend/more',
      'comparetransport/be',
      'transportation/be',
      'membership/1',
    ]) {
      const { status, title, heading } = await open(`/${slug}/${path}`);
      expect([path, status, title]).toEqual([path, 404, `Deze pagina bestaat niet · ${festival}`]);
      expect(heading).toBe('Deze pagina bestaat niet');
    }
  });

  test('shows the 404 page for invalid parameters: an unknown id, or an impossible detail [RTE-07]', async () => {
    const wrong = [
      'tickets/locker',
      'tickets/nobody',
      'tickets/hotel-ticket',
      'extras/weekend',
      'travel/a%20b%2Fc',
      `tickets/${'a'.repeat(121)}`,
    ];
    for (const path of wrong) {
      const { status, title } = await open(`/${slug}/${path}`, 'en');
      expect([path, status, title]).toEqual([path, 404, `This page could not be found · ${festival}`]);
    }
  });
});

test.each([
  ['/', 'Festivals', 'Festivals', 'Festivales'],
  ['/login', 'Inloggen', 'Log in', 'Iniciar sesión'],
])('the page %s belongs to no shop, and has its title in three languages', async (url, nl, en, es) => {
  for (const [language, title] of Object.entries({ nl, en, es })) {
    expect(await open(url, language)).toMatchObject({ status: 200, title, lang: language });
  }
});

test('a step’s page shows its remote, with the parameters of the address', async () => {
  const slotOf = async (path: string) => textOf((await open(`/solstrand/${path}`)).body, /<p>(mf_[^<]*)<\/p>/);
  expect(await slotOf('transportation')).toBe('mf_transport/transportation {}');
  expect(await slotOf('transportation/eu')).toContain('&quot;region&quot;:&quot;eu&quot;');
  expect(await slotOf('tickets/weekend')).toContain('&quot;id&quot;:&quot;weekend&quot;');
  expect(await slotOf('travel/beach-cabin')).toContain('mf_travel/stay {&quot;detail&quot;:&quot;beach-cabin&quot;}');
});

test('a pre-registration’s page includes its form; a shop that sells has none [WSH-05]', async () => {
  const { body, heading } = await open('/nachtwoud-vooraf/register?a=1', 'en');
  expect(heading).toBe('Register');
  expect(body).toContain('mf_basket/register');
  expect((await open('/nachtwoud/register', 'en')).body).not.toContain('<p>mf_basket/register');
});

test('in a shop without payment the payment’s page says that it is not part of this sale', async () => {
  const { status, body } = await open('/nachtwoud-vooraf/checkout', 'nl');
  expect(status).toBe(200);
  expect(body).toContain('Dit hoort niet bij deze verkoop.');
  expect(body).not.toContain('<p>mf_checkout/payment');
});

test('a remote’s step has a complete page in the shops that list it, and adds no bytes in other shops', async () => {
  const { status, title, heading, body } = await open('/nachtwoud-kluis/lockers', 'nl');
  expect([status, title, heading]).toEqual([200, 'Kluisjes · Nachtwoud', 'Berg het op']);
  expect(body).toContain('mf_lockers/list {}');
  expect(body).not.toContain('noindex');
  expect((await open('/nachtwoud-kluis', 'en')).body).toContain('Kluisjes');
  const other = await open('/solstrand/lockers', 'nl');
  expect([other.status, (await open('/solstrand/tickets', 'nl')).body.includes('lockers')]).toEqual([404, false]);
});

test('every link of a page carries the query [RTE-02]', async () => {
  const query = 'utm_source=mail&policyId=7';
  const back = encodeURIComponent(`/nachtwoud-vooraf/register?${query}`);
  const inShop = [
    '/solstrand',
    ...belowShop.map(([, path]) => `/solstrand/${path}`),
    '/solstrand/newsletter',
    '/solstrand/order',
  ];
  const addresses = ['/', '/login', ...inShop, '/solstrand/karaoke', '/nowhere'].map((path) => `${path}?${query}`);
  for (const address of [...addresses, `/login?returnTo=${back}`]) {
    const { body } = await open(address, 'en');
    const links = [...body.matchAll(/<a [^>]*?href="([^#"][^"]*)"/g)].map(([, href = '']) =>
      href.replaceAll('&amp;', '&'),
    );
    expect([address, links.length > 0]).toEqual([address, true]);
    const carries = (href: string) => href.includes(query) || href.includes(encodeURIComponent(query));
    expect([address, links.filter((href) => !carries(href))]).toEqual([address, []]);
  }
});
