import type { Language } from '@festival/shared-contracts/language/languages';
import type { Product } from '@festival/shared-contracts/product/product';
import { productInLanguage } from '@festival/shared-contracts/product/productInLanguage';
import { routeRow } from '@festival/shared-contracts/routes/routeTable';
import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';
import { isSingleFile } from '@festival/shared-ui/picture/sourceSet';
import { festivalDays } from '../../src/festival/festivalDays.ts';
import { festivalIn } from '../../src/festival/festivalIn.ts';
import { heroArt } from '../../src/hero/heroArt.ts';
import type { PageData } from '../../src/page/pageData.ts';
import type { ShownPage } from '../../src/routes/pageTitle.ts';

/** What search engines read of a page, and those who show a link to it. */
export interface FoundAndShared {
  /** The attributes of meta elements. */
  meta: Readonly<Record<string, string>>[];
  /** The page's address without query; undefined where it is nobody's to find. */
  canonical?: string;
  /** The festival as a `schema.org/Event`. */
  event?: object;
}

interface Options {
  page: PageData;
  shown: ShownPage;
  /** False where its exposed module has nothing at this address. */
  isFound?: boolean;
  title: string;
  /** Scheme and host of the site. */
  origin: string;
  /** The page's path. */
  path: string;
}

const locales: Record<Language, string> = { nl: 'nl_NL', en: 'en_GB', es: 'es_ES' };

/** The shop's first page and its steps are public; forms, payments and errors are for those who are there. */
const isPublic = (shown: ShownPage): boolean =>
  shown.kind === 'route' && (shown.name === 'slug' || routeRow(shown.name).screen.kind === 'step');

/**
 * A shop's page for search engines and for those who show a link to it. The language is not in an address [I18-02], so a page has one
 * address for all languages and names no other.
 */
export function foundAndShared({ page, shown, isFound = true, title, origin, path }: Options): FoundAndShared {
  const { config, brand, language, products } = page;
  if (!config || !isFound || !isPublic(shown)) return { meta: config ? [{ name: 'robots', content: 'noindex' }] : [] };
  const festival = festivalIn(config, language);
  const whenAndWhere = [festivalDays(festival, language), festival.place].filter(Boolean).join(', ');
  const description = [festival.tagline, `${whenAndWhere}.`].filter(Boolean).join(' ');
  const canonical = `${origin}${path}`;
  const image = sharingPicture(config, shown, origin);
  const property = (name: string, content: string) => ({ property: `og:${name}`, content });
  const meta = [
    { name: 'description', content: description },
    property('type', 'website'),
    property('site_name', brand?.name ?? festival.title),
    property('title', title),
    property('description', description),
    property('url', canonical),
    property('locale', locales[language]),
    ...(image ? [property('image', image), { name: 'twitter:card', content: 'summary_large_image' }] : []),
  ];
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
      .map((product) => offerOf(productInLanguage(product, language), `${origin}/${config.slug}/tickets`)),
  };
  return { meta, canonical, event };
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

function sharingPicture(config: ShopConfig, shown: ShownPage, origin: string): string | undefined {
  const base = shown.kind === 'route' ? heroArt(config, routeRow(shown.name).hero) : null;
  if (!base) return undefined;
  // Those who show links read WebP, not all of them AVIF.
  return new URL(isSingleFile(base) ? base : `${base}-1920.webp`, origin).href;
}
