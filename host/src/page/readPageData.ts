import type { PageData } from './pageData.ts';

/** The id of the element that holds the page's data. */
export const pageDataId = 'page-data';

/** The data in this page. @throws when the page holds none: it did not come from our server. */
export function readPageData(): PageData {
  const text = document.getElementById(pageDataId)?.textContent;
  if (!text) throw new Error('This page holds no page data.');
  return JSON.parse(text) as PageData;
}
