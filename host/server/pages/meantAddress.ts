import { orderTokenIn } from '@festival/shared-contracts/order/orderTokenIn';
import { newsletterTokenIn } from '../../src/pages/newsletter/newsletterTokenIn.ts';
import { locationOf, siteAddress } from '../security/siteAddress.ts';
import { isSlug } from '../shop/shopDirectory.ts';

/** The address of a page that a link means, although it was sent or written differently. */
export interface MeantAddress {
  to: string;
  /** Whether the address contains a secret, so that no cache may keep the redirect. */
  isSecret: boolean;
}

/** The pages that mails link to, with the function that finds their token. */
const mailedPages: Readonly<Record<string, (rest: string) => string>> = {
  order: orderTokenIn,
  newsletter: newsletterTokenIn,
};

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Signs that a sentence puts behind an address: a comma, a bracket, a quotation mark. */
const lastSigns = /[\s>\p{Pe}\p{Pf}\p{Po}\p{Cf}]+$/u;

const withoutLastSigns = (segment: string): string => {
  const text = decoded(segment);
  const kept = text.replace(lastSigns, '');
  return kept === text ? segment : encodeURIComponent(kept);
};

/**
 * The page of a mailed link with the token in its fragment. Mails have the token in the path, `/{slug}/order/{token}`, since some mail programs drop
 * the fragment or write `%23` for its sign. Text without a token is kept, so that the page says that it knows no such order.
 */
function mailedPage(url: URL): MeantAddress | undefined {
  const [, slug = '', page = '', rest = ''] =
    /^\/([^/]+)\/(order|newsletter)((?:[^\w-]|[\da-f]{8}-).*)$/i.exec(url.pathname) ?? [];
  const tokenIn = mailedPages[page.toLowerCase()];
  if (!tokenIn || /^\/*$/.test(rest)) return undefined;
  const text = decoded(rest).replace(/^[/#]+/, '');
  const to = new URL(`/${slug.toLowerCase()}/${page.toLowerCase()}${url.search}`, url);
  to.hash = tokenIn(text) || text.replace(lastSigns, '').slice(0, 100);
  return { to: locationOf(to), isSecret: true };
}

/** The same page with the token of its query's `%23` as its fragment: `/{slug}/order?utm_source=mail%23{token}`. */
function fragmentInQuery(url: URL): MeantAddress | undefined {
  const [page = ''] = /[^/]+\/*$/.exec(url.pathname) ?? [];
  const [, query = '', rest = ''] = /^(.*?)%23(.*)$/.exec(url.search) ?? [];
  const token = mailedPages[page.toLowerCase().replace(/\/+$/, '')]?.(decoded(rest));
  if (!token) return undefined;
  const to = new URL(url);
  to.search = query;
  to.hash = token;
  return { to: locationOf(to), isSecret: true };
}

/** The address with a slug of small letters, and without the signs of a sentence behind it: `/Solstrand`, `/solstrand/tickets,`. */
function spelledAddress(url: URL): MeantAddress | undefined {
  const path = url.pathname.replace(/\/+$/, '');
  const [slug = '', ...others] = path
    .slice(1)
    .replace(/[^/]+$/, withoutLastSigns)
    .split('/');
  const spelled = [slug.toLowerCase(), ...others].join('/').replace(/\/+$/, '');
  if (path === `/${spelled}` || !isSlug(slug.toLowerCase())) return undefined;
  return { to: locationOf(Object.assign(new URL(url), { pathname: spelled })), isSecret: false };
}

/**
 * Where a page's address leads that a mail program, a chat, a poster or a hand has changed; undefined if it is as the shop writes it. It reads and
 * changes nothing, since mail programs open links too [RTE-01, PAY-04].
 */
export function meantAddress(requested: string): MeantAddress | undefined {
  const url = siteAddress(requested);
  return mailedPage(url) ?? fragmentInQuery(url) ?? spelledAddress(url);
}
