import type { Translate } from '@festival/shared-ui/texts/createI18n';
import { festivalIn } from '../i18n/festivalIn.ts';
import { givenKey } from '../i18n/givenKey.ts';
import type { PageData } from '../page/pageData.ts';
import type { RouteAt } from './routeIn.ts';

/** The page on the screen: a route, or an error. */
export type ShownPage = ({ kind: 'route' } & Pick<RouteAt, 'name' | 'row'>) | { kind: 'error'; status: number };

/** An address that has no page. */
export const notFound: ShownPage = { kind: 'error', status: 404 };

const titleKey = (shown: ShownPage): string | null => {
  if (shown.kind === 'route') return shown.row.title;
  return shown.status === 404 ? 'error.notFoundTitle' : 'error.title';
};

/** The document's title: the page's name in the page's language, from the host's texts, and the festival's name [I18-08]. */
export const pageTitle = ({ config, language }: PageData, shown: ShownPage, t: Translate<'host'>): string => {
  const key = titleKey(shown);
  const name = key === null ? null : t(givenKey(key));
  const festival = config && festivalIn(config, language).title;
  return [name, festival].filter((part) => part !== null).join(' · ');
};
