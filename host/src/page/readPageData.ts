import type { PageData } from './pageData.ts';

/** The id of the element that contains the page's data. */
export const pageDataId = 'page-data';

/**
 * The data in this page.
 * @throws if there is none, because the page is then not from the host's server.
 */
export function readPageData(): PageData {
  const text = document.getElementById(pageDataId)?.textContent;
  if (!text) throw new Error('This page holds no page data.');
  return JSON.parse(text) as PageData;
}
