import type { routeTable } from '@festival/shared-contracts/routes/routeTable';
import type { ComponentType } from 'react';
import { CheckoutPage } from '../checkout-page/CheckoutPage.tsx';
import { PaymentStatusPage } from '../checkout-page/PaymentStatusPage.tsx';
import { HomePage } from '../home/HomePage.tsx';
import { LoginPage } from '../login-page/LoginPage.tsx';
import { NewsletterPage } from '../newsletter/NewsletterPage.tsx';
import type { PageProps } from '../routes/pageProps.ts';
import { ShopListPage } from '../shop-list/ShopListPage.tsx';

type Table = typeof routeTable;
/** The routes that the shell renders itself. */
export type OwnPageName = {
  [Name in keyof Table]: Table[Name]['screen']['kind'] extends 'page' ? Name : never;
}[keyof Table];

/** The shell's own pages by route: the only list of components by route. */
export const routePages: Readonly<Record<OwnPageName, ComponentType<PageProps>>> = {
  index: ShopListPage,
  login: LoginPage,
  slug: HomePage,
  'slug-checkout': CheckoutPage,
  'slug-paymentstatus': PaymentStatusPage,
  'slug-newsletter': NewsletterPage,
};
