import { readFileSync } from 'node:fs';
import path from 'node:path';
import { exampleAccounts } from '@festival/example-festivals/exampleAccounts';
import { festivals } from '@festival/example-festivals/festivals';
import { mailBrands } from '@festival/example-festivals/mailBrands';
import { testCards } from '@festival/payment-sandbox/testCards';
import { productSchema } from '@festival/shared-contracts/product/product';
import { productInLanguage } from '@festival/shared-contracts/product/productInLanguage';
import { capabilitiesOf, type SaleVariant, saleVariantOf } from '@festival/shared-contracts/shop/capabilities';
import { shopConfigSchema } from '@festival/shared-contracts/shop/shopConfig';
import * as z from 'zod/mini';
import { exampleShop, filledCart } from '../../testing/exampleShop.ts';
import { giveMembership } from '../../testing/giveMembership.ts';
import { type TestShop, testShop } from '../../testing/testShop.ts';
import { seedFestivals } from './seedFestivals.ts';

const saleVariantNames: SaleVariant[] = [
  'regular',
  'memberSale',
  'travelSale',
  'preRegistration',
  'addOnShop',
  'upgradeOrder',
];

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop(festivals());
});
afterAll(() => shop.close());

describe.each(festivals().map((festival) => [festival.name, festival] as const))(
  'the data of %s',
  (_name, festival) => {
    const configs = festival.shops.map(({ config }) => z.parse(shopConfigSchema, config));
    const [regular] = configs;
    const configOf = (ending: string) => {
      const found = configs.find(({ slug }) => slug === `${regular?.slug}-${ending}`);
      if (!found) throw new Error(`no shop ${ending}`);
      return found;
    };

    test('every sale variant has a shop whose data gives that variant and that is not on the index page', () => {
      expect(regular && saleVariantOf(regular)).toBe('regular');
      for (const [ending, variant] of [
        ['leden', 'memberSale'],
        ['reis', 'travelSale'],
        ['vooraf', 'preRegistration'],
        ['extra', 'addOnShop'],
        ['upgrade', 'upgradeOrder'],
      ] as const) {
        expect(saleVariantOf(configOf(ending))).toBe(variant);
      }
      expect(capabilitiesOf(configOf('voorbeeld')).isPreview).toBe(true);
      expect(configOf('voorbeeld').previewModusCopy).toMatch(/\S/);
      expect(capabilitiesOf(configOf('inloggen')).asksForLogin).toBe(true);
      // The first visit shows 7000 [ERR-06].
      expect(capabilitiesOf(configOf('ledenreis')).announcesTravelSale).toBe(true);
      // The shops without the optional parts, with a sale that ends with 4010, and with a queue [BRD-05].
      const { disableRefund, disableBackgroundGradient, shopSettings } = configOf('kaal');
      const { hideLogin, eventDatetimeFormat } = shopSettings.fields;
      expect([disableRefund, disableBackgroundGradient, hideLogin, eventDatetimeFormat !== '']).toEqual(
        Array(4).fill(true),
      );
      const upgraded = configOf('vooraf-upgrade');
      expect([saleVariantOf(upgraded), upgraded.upgradableOrder?.upgrades.length]).toEqual(['preRegistration', 1]);
      expect(configs.some(({ queueUrl }) => queueUrl !== '')).toBe(false);
      const queued = festivals([], 'http://pay.test/waiting-room').find(({ eventId }) => eventId === festival.eventId);
      expect(queued?.shops.flatMap(({ config }) => config.queueUrl ?? [])).toEqual([
        `http://pay.test/waiting-room?shop=${regular?.slug}-wachtrij&event=${festival.eventId}`,
      ]);
      expect(festival.shops.filter(({ listed }) => listed)).toHaveLength(1);
      expect(new Set(configs.map(({ shopToken }) => shopToken)).size).toBe(configs.length);
    });

    test('every step of every shop offers a product that the shop sells', async () => {
      const kinds: Record<string, string[]> = {
        leden: ['ticket', 'membership', 'transportation', 'merchandise', 'extras', 'insurance'],
        reis: ['ticket', 'comparetransport', 'transportation', 'extras', 'insurance'],
        ledenreis: ['ticket', 'membership', 'comparetransport', 'transportation', 'extras'],
        vooraf: ['ticket', 'transportation', 'merchandise', 'extras'],
        extra: ['transportation', 'merchandise', 'extras'],
        upgrade: ['upgrades', 'transportation', 'extras'],
      };
      for (const [ending, expected] of Object.entries(kinds)) {
        const { body } = await shop.call(exampleShop(configOf(ending).slug), { url: '/shopping/products' });
        const sold = new Set((body as unknown as Array<{ mappedType: string }>).map(({ mappedType }) => mappedType));
        expect([ending, expected.filter((kind) => !sold.has(kind))]).toEqual([ending, []]);
      }
    });

    test('every shop sells products with pictures, and its names, descriptions, groups, age rule and deliveries are in Dutch, English and Spanish [BRD-05]', async () => {
      const variants = configs.map((config) => saleVariantOf(config));
      expect(new Set(variants)).toEqual(new Set(saleVariantNames));
      expect(festivals().map(({ shops }) => shops[0]?.config.slug)).toEqual(Object.keys(mailBrands));
      expect(Object.keys(mailBrands).length).toBeGreaterThanOrEqual(2);
      for (const config of configs) {
        const key = { eventId: festival.eventId, token: config.shopToken };
        const { body } = await shop.call(key, { url: '/shopping/products' });
        const products = z.parse(z.array(productSchema), body);
        // Some shops are closed, or sell only tickets that require a stay.
        expect([config.slug, products.length > 0]).toEqual([config.slug, true]);
        const lacking = products.filter((product) => {
          const texts = (['nl', 'en', 'es'] as const).map((language) => productInLanguage(product, language));
          const { image, productImages } = product.meta;
          const names = new Set(texts.map(({ name }) => name));
          const descriptions = new Set(texts.map(({ meta }) => meta.description));
          const isPictured = product.mappedType === 'insurance' || image !== '' || productImages.length > 0;
          return !isPictured || names.has('') || descriptions.has('') || descriptions.size < 3;
        });
        expect([config.slug, lacking.map(({ id }) => id)]).toEqual([config.slug, []]);
      }
      const { fields } = configs[0]?.shopSettings ?? {};
      const inThree = [
        ...configs.flatMap(({ salesOptions }) =>
          salesOptions.map(({ name, texts }) => [name, texts.nl?.name, texts.es?.name]),
        ),
        [fields?.ageRequirementsError, fields?.texts.nl?.ageRequirementsError, fields?.texts.es?.ageRequirementsError],
      ];
      expect(inThree.filter((texts) => texts.some((text) => !text) || new Set(texts).size < 3)).toEqual([]);
      expect(inThree.length).toBeGreaterThan(2);
      const deliveries = (festival.shippingMethods ?? []).flatMap(({ name, texts }) => [
        name,
        texts.nl.name,
        texts.es.name,
      ]);
      expect([deliveries.length > 0, deliveries.includes('')]).toEqual([true, false]);
    });

    test('groups, extra tickets, upgrades, upsells and earlier orders refer only to existing products', () => {
      const ids = new Set(festival.products.map(({ product }) => product.id));
      const rooms = new Set(festival.stays.flatMap((stay) => stay.rooms.map(({ product }) => product.id)));
      const named = configs.flatMap((config) => [
        ...Object.values(config.productsInSalesOptions).flat(),
        ...config.shopSettings.fields.allowedExtraTickets.ids,
        ...config.upsellProducts.map(({ id }) => id),
        ...(config.upgradableOrder?.upgrades ?? []).flatMap(({ id, upgradeOptions }) => [
          id,
          ...upgradeOptions.map(({ productId }) => productId),
        ]),
      ]);
      const bought = (festival.earlierOrders ?? []).flatMap(({ lines }) => Object.keys(lines));
      expect(named.length).toBeGreaterThan(8);
      expect(named.filter((id) => !ids.has(id))).toEqual([]);
      expect(bought.filter((id) => !ids.has(id) && !rooms.has(id))).toEqual([]);
      for (const { accountId } of festival.earlierOrders ?? []) {
        expect(exampleAccounts.map(({ id }) => id)).toContain(accountId);
      }
    });

    test('the shops of a festival share one stock: a sale in one shop reduces it in the others', async () => {
      const slug = regular?.slug ?? '';
      const left = async (key: string, id: string) => {
        // The tokens of the regular shops do not follow the naming rule of the others, since they are older.
        const named = key === slug ? { eventId: festival.eventId, token: `${slug}-regular-sale` } : exampleShop(key);
        const { body } = await shop.call(named, { url: '/shopping/products' });
        return (body as unknown as Array<{ id: string; stock: number }>).find((product) => product.id === id)?.stock;
      };
      const before = await left(slug, 'weekend');
      await giveMembership(shop.database, 'noor', { brand: slug });
      const headers = { 'x-user-token': await shop.tokenOf('noor') };
      await filledCart(shop, exampleShop(`${slug}-leden`), { 'weekend-member': 3 }, headers);
      expect(await left(slug, 'weekend')).toBe((before ?? 0) - 3);
      expect(await left(`${slug}-leden`, 'weekend-member')).toBe((before ?? 0) - 3);
    });
  },
);

test('earlier orders count as sold stock only once, even if the data is stored again', async () => {
  const books = async () => {
    const { rows } = await shop.database.pool.query(
      `select stock.event_id, stock.id, reserved, coalesce(sum(qty), 0)::integer as held from stock
       left join cart_lines on cart_lines.event_id = stock.event_id and cart_lines.stock_id = stock.id
       group by stock.event_id, stock.id, reserved order by 1, 2`,
    );
    return rows;
  };
  const before = await books();
  await seedFestivals(shop.database.pool, festivals());
  const after = await books();
  expect(after).toEqual(before);
  expect(after.filter(({ reserved, held }) => reserved !== held)).toEqual([]);
  const { rows } = await shop.database.pool.query<{ count: string }>('select count(*) from orders');
  expect(Number(rows[0]?.count)).toBe(10);
});

test('earlier orders list tickets, stay, bus and merchandise in the order of the basket, like new orders [BSK-01, PAY-04]', async () => {
  const { rows } = await shop.database.pool.query<{ kind: string }>(
    `select definition ->> 'mappedType' as kind from order_lines line
     join orders on orders.event_id = line.event_id and orders.id = line.order_id
     join products on products.event_id = line.event_id and products.id = line.product_id
     where reference = '100000001' order by position`,
  );
  expect(rows.map(({ kind }) => kind)).toEqual(['ticket', 'packages', 'transportation', 'merchandise']);
});

test('earlier orders have tickets and names in every language, like new orders', async () => {
  const { rows } = await shop.database.pool.query<{ ticketed: number; unnamed: number }>(
    `select coalesce(sum(line.qty) filter (where definition ->> 'mappedType' in ('ticket', 'upgrades', 'transportation')), 0)::integer
         as ticketed,
       count(*) filter (where not line.texts ?& array['nl', 'en', 'es'])::integer as unnamed
     from order_lines line
     join products on products.event_id = line.event_id and products.id = line.product_id`,
  );
  const { rows: tickets } = await shop.database.pool.query('select count(*)::integer as count from tickets');
  expect(rows[0]?.ticketed).toBeGreaterThan(10);
  expect(rows[0]?.unnamed).toBe(0);
  expect(tickets).toEqual([{ count: rows[0]?.ticketed }]);
});

test('the page about the data lists every shop, account, order, voucher and test card', () => {
  const page = readFileSync(path.join(import.meta.dirname, '../../../../docs/data.md'), 'utf8');
  const named = [
    ...festivals(['short-hold'], 'http://pay.test/waiting-room').flatMap(
      ({ shops, vouchers = [], earlierOrders = [] }) => [
        ...shops.map(({ config }) => config.slug),
        ...vouchers.map(({ code }) => code),
        ...earlierOrders.flatMap(({ reference, externalReference }) => [reference, externalReference]),
      ],
    ),
    ...exampleAccounts.map(({ email }) => email),
    ...testCards.map(({ number }) => number),
  ];
  expect(named.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});
