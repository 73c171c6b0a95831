import type { i18n } from 'i18next';
import { festivalIn } from '../festival/festivalIn.ts';
import type { PageData } from '../page/pageData.ts';
import { stepFlow } from '../step-flow/stepFlow.ts';

/** The title of the page at a path, in the page's language: for the head of the document [I18-08]. */
export const pageTitle = (page: PageData, pathname: string, texts: i18n): string => {
  const t = texts.getFixedT(page.language, 'host');
  const { config } = page;
  if (page.failure) return t('error.title');
  if (!config) return pathname === '/' ? t('shops.title') : t('error.notFoundTitle');
  const festival = festivalIn(config, page.language).title;
  const [, , name, ...rest] = pathname.replace(/\/$/, '').split('/');
  if (!name) return festival;
  const step = stepFlow(page).steps.find((one) => one.name === name);
  if (step) return `${t(`step.${step.name}.name`)} · ${festival}`;
  if (rest.length === 0 && name === 'checkout') return `${t('checkout.title')} · ${festival}`;
  if (rest.length === 0 && name === 'paymentstatus') return `${t('paymentStatus.title')} · ${festival}`;
  if (rest.length === 0 && name === 'newsletter') return `${t('newsletter.title')} · ${festival}`;
  return `${t('error.notFoundTitle')} · ${festival}`;
};
