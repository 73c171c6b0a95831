import { aheadFailed } from '../../network/aheadFailed.ts';
import { loadChunk } from '../../network/loadChunk.ts';
import type { PageData } from '../../page/pageData.ts';
import type { RouteAt } from '../../routing/routeIn.ts';
import type { routeTable } from '../../routing/routeTable.ts';
import { absenceOf } from '../../step-flow/absenceOf.ts';

/** The pages that the shell itself renders, by route. No other list maps routes to components. Each page has its own chunk. */
const files = {
  index: async () =>
    (await import(/* webpackChunkName: "page-index" */ '../../pages/shop-list/ShopListPage.tsx')).ShopListPage,
  login: async () => (await import(/* webpackChunkName: "page-login" */ '../../pages/login/LoginPage.tsx')).LoginPage,
  slug: async () => (await import(/* webpackChunkName: "page-slug" */ '../../pages/home/HomePage.tsx')).HomePage,
  'slug-checkout': async () =>
    (await import(/* webpackChunkName: "page-slug-checkout" */ '../../pages/checkout/CheckoutPage.tsx')).CheckoutPage,
  'slug-paymentstatus': async () =>
    (await import(/* webpackChunkName: "page-slug-paymentstatus" */ '../../pages/checkout/PaymentStatusPage.tsx'))
      .PaymentStatusPage,
  'slug-order': async () =>
    (await import(/* webpackChunkName: "page-slug-order" */ '../../pages/order/OrderPage.tsx')).OrderPage,
  'slug-newsletter': async () =>
    (await import(/* webpackChunkName: "page-slug-newsletter" */ '../../pages/newsletter/NewsletterPage.tsx'))
      .NewsletterPage,
  'slug-register': async () =>
    (await import(/* webpackChunkName: "page-slug-register" */ '../../pages/register/RegisterPage.tsx')).RegisterPage,
  /** Explains why a shop has nothing to show on a route. */
  absent: async () =>
    (await import(/* webpackChunkName: "page-absent" */ '../../pages/absent/AbsentPage.tsx')).AbsentPage,
};

type Files = typeof files;
export type ShellPageName = keyof Files;
type ShellPages = { [Name in ShellPageName]: Awaited<ReturnType<Files[Name]>> };

type Table = typeof routeTable;
/** The routes that have a page of the shell. */
type PageRouteName = {
  [Name in keyof Table]: Table[Name]['screen']['kind'] extends 'page' ? Name : never;
}[keyof Table];

// A new route of the table needs a page here.
files satisfies Record<PageRouteName, unknown>;

export const shellPageNames = Object.keys(files) as ShellPageName[];

const isShellPage = (name: string): name is PageRouteName => Object.hasOwn(files, name);

/** The page of the shell that a route shows; null if a remote renders the content, or if the route shows nothing. */
export const shellPageOf = ({ name, row }: Pick<RouteAt, 'name' | 'row'>, page: PageData): ShellPageName | null => {
  if (absenceOf(row, page)) return 'absent';
  return isShellPage(name) ? name : null;
};

const loaded: Partial<ShellPages> = {};

const load = async <Name extends ShellPageName>(name: Name): Promise<void> => {
  loaded[name] = (await loadChunk<ShellPages[ShellPageName]>(files[name])) as ShellPages[Name];
};

/**
 * Loads the code of a shell page, for a render that cannot wait for it. Returns undefined if there is nothing to load.
 */
export const loadShellPage = (name: ShellPageName | null): Promise<void> | undefined =>
  name === null || loaded[name] ? undefined : load(name);

/**
 * Loads the code of pages that may be shown next, while the current page is idle. A failure is reported and has no
 * other effect: a navigation loads the code again.
 */
export const prepareShellPages = async (...names: ShellPageName[]): Promise<void> =>
  void (await Promise.all(names.map((name) => files[name]().catch(aheadFailed))));

/** A loaded page of the shell. @throws if `loadShellPage` was not awaited for it. */
export const shellPage = <Name extends ShellPageName>(name: Name): ShellPages[Name] => {
  const component = loaded[name];
  if (!component) throw new Error(`The page ${name} is not loaded`);
  return component as ShellPages[Name];
};
