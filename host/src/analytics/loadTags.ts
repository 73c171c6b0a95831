import { type ErrorReport, errorReportOf } from '../network/errorReport.ts';
import { pushToDataLayer } from './dataLayer.ts';
import type { Measuring } from './measuringOf.ts';

const addScript = (src: string, report: (report: ErrorReport) => void): void => {
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  script.onerror = () => report(errorReportOf('tag.notLoaded', src));
  document.head.append(script);
};

/** Loads the tag manager and the testing script of a shop, if the shop has them [ANL-02]. */
export const loadTags = ({ tagManagerId, testingAccount }: Measuring, report: (report: ErrorReport) => void): void => {
  if (tagManagerId) {
    pushToDataLayer({ 'gtm.start': Date.now(), event: 'gtm.js' });
    addScript(`https://www.googletagmanager.com/gtm.js?id=${tagManagerId}`, report);
  }
  if (testingAccount) addScript(`https://dev.visualwebsiteoptimizer.com/lib/${testingAccount}.js`, report);
};
