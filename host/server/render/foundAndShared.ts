import type { Product } from '@festival/shared-contracts/product/product';
import { productInLanguage } from '@festival/shared-contracts/product/productInLanguage';
import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';
import { isSingleFile } from '@festival/shared-ui/picture/sourceSet';
import { festivalDays } from '../../src/i18n/festivalDays.ts';
import { festivalIn } from '../../src/i18n/festivalIn.ts';
import type { PageData } from '../../src/page/pageData.ts';
import { heroArt } from '../../src/pages/hero/heroArt.ts';
import type { ShownPage } from '../../src/routing/pageTitle.ts';
import { stepLinksOf } from '../../src/routing/stepLinksOf.ts';
import { sharingMeta } from './sharingMeta.ts';

/** The data of a page for search engines and link previews. */
export interface FoundAndShared {
  /** The attributes of meta elements. */
  meta: Readonly<Record<string, string>>[];
  /** The page's address without query; undefined if search engines must not list it. */
  canonical?: string;
  /** The festival as a `schema.org/Event`. */
  event?: object;
}

interface Options {
  page: PageData;
  shown: ShownPage;
  /** False if the exposed module found nothing at this address. */
  isFound?: boolean;
  title: string;
  /** Scheme and host of the site. */
  origin: string;
  /** The page's path. */
  path: string;
}

/** The shop's first page and its steps are public; forms, payments and errors are private. */
const isPublic = (shown: ShownPage): boolean =>
  shown.kind === 'route' && (shown.name === 'slug' || shown.row.screen.kind === 'step');

const notToBeFound = { name: 'robots', content: 'noindex' };

/**
 * The data of a page for search engines and link previews. The language is not in the address [I18-02], so a page has one address for all
 * languages, and no hreflang (docs/decisions/0046).
 */
export function foundAndShared(options: Options): FoundAndShared {
  const { page, shown, isFound = true } = options;
  if (shown.kind === 'route' && shown.name === 'index') return foundIndex(options);
  if (page.config && isFound && isPublic(shown)) return foundInShop(options, page.config);
  // A shop that can't be read now must not be removed from search engines.
  return { meta: page.config || shown.kind === 'route' ? [notToBeFound] : [] };
}

const absolute = (picture: string, origin: string): string =>
  // Services that show link previews support WebP, but not all of them AVIF.
  new URL(isSingleFile(picture) ? picture : `${picture}-1920.webp`, origin).href;

/** The festivals of the site, with the picture of the first one. */
function foundIndex({ page: { shops, language }, title, origin, path }: Options): FoundAndShared {
  const [first] = shops;
  const canonical = `${origin}${path}`;
  const description = shops
    .map((shop) => ({ ...shop, ...shop.texts?.[language] }))
    .map((shop) => [shop.title, festivalDays(shop, language), shop.place].filter(Boolean).join(', '))
    .map((festival) => `${festival}.`)
    .join(' ');
  const image = first?.image ? absolute(first.image, origin) : undefined;
  return { meta: sharingMeta({ title, description, language, canonical, image }), canonical };
}

function foundInShop({ page, shown, title, origin, path }: Options, config: ShopConfig): FoundAndShared {
  const { brand, language, products } = page;
  const festival = festivalIn(config, language);
  const whenAndWhere = [festivalDays(festival, language), festival.place].filter(Boolean).join(', ');
  const description = [festival.tagline, `${whenAndWhere}.`].filter(Boolean).join(' ');
  const canonical = `${origin}${path}`;
  const picture = shown.kind === 'route' ? heroArt(config, shown.row.hero) : null;
  const image = picture ? absolute(picture, origin) : undefined;
  const siteName = brand?.name ?? festival.title;
  const step = stepLinksOf(page).ofKinds.ticket;
  const ticketsAt = `${origin}/${config.slug}${step ? `/${step}` : ''}`;
  const event = {
    '@context': 'https://schema.org',
    '@type': 'MusicEvent',
    name: festival.title,
    description: festival.tagline || undefined,
    startDate: festival.dateStart,
    endDate: festival.dateEnd ?? festival.dateStart,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: festival.place ? { '@type': 'Place', name: festival.place, address: festival.place } : undefined,
    image,
    url: `${origin}/${config.slug}`,
    offers: products
      .filter(({ mappedType }) => mappedType === 'ticket')
      .map((product) => offerOf(productInLanguage(product, language), ticketsAt)),
  };
  return { meta: sharingMeta({ title, description, language, canonical, siteName, image }), canonical, event };
}

/** A ticket with the price that its card shows, in euros. */
const offerOf = ({ name, price, soldOut, stockAvailable }: Product, url: string) => ({
  '@type': 'Offer',
  name,
  price: (price / 100).toFixed(2),
  priceCurrency: 'EUR',
  availability: `https://schema.org/${soldOut || !stockAvailable ? 'SoldOut' : 'InStock'}`,
  url,
});
