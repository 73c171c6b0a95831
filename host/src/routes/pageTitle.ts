import { type RouteName, routeRow } from '@festival/shared-contracts/routes/routeTable';
import type { i18n } from 'i18next';
import { festivalIn } from '../festival/festivalIn.ts';
import type { PageData } from '../page/pageData.ts';

/** What is on the screen: a route, or why it does not show. */
export type Shown = { kind: 'route'; name: RouteName } | { kind: 'error'; status: number };

const titleKey = (shown: Shown): string | null => {
  if (shown.kind === 'route') return routeRow(shown.name).title;
  return shown.status === 404 ? 'error.notFoundTitle' : 'error.title';
};

/** The title of what is on the screen, in the page's language, with the festival's name: for the head of the document [I18-08]. */
export const pageTitle = ({ config, language }: PageData, shown: Shown, texts: i18n): string => {
  const key = titleKey(shown);
  const name = key === null ? null : texts.getFixedT(language, 'host')(key);
  const festival = config && festivalIn(config, language).title;
  return [name, festival].filter((part) => part !== null).join(' · ');
};
