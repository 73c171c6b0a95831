import type { i18n } from 'i18next';
import { LRUCache } from 'lru-cache';
import { createTexts } from '../../src/i18n/createTexts.ts';
import { loadHostTexts } from '../../src/i18n/loadHostTexts.ts';
import type { PageData } from '../../src/page/pageData.ts';
import type { RemoteFiles } from './renderRequest.ts';

/** The properties that determine a page's texts. */
interface TextsRequest {
  page: Pick<PageData, 'language' | 'config' | 'remoteSteps'>;
  files: Readonly<Record<string, Pick<RemoteFiles, 'serverFile'>>>;
}

/** The instances of the recently visited shops. */
const made = new LRUCache<string, i18n>({ max: 200 });

/** The texts of a page's shop that replace the built-in ones. */
const ownTexts = ({ language, config, remoteSteps }: TextsRequest['page']) => ({
  ...remoteSteps?.texts,
  ...config?.translations[language],
});

/** A remote's texts are in its server file, which its hash names. */
const remotesOf = (files: TextsRequest['files']) =>
  Object.entries(files).map(([remote, { serverFile }]) => [remote, serverFile?.sha384]);

/**
 * The texts of a page, shared by all pages with the same language, own texts and versions of remotes. Remotes add theirs while a page is
 * rendered.
 */
export async function pageTexts({ page, files }: TextsRequest): Promise<i18n> {
  const { language } = page;
  const overrides = ownTexts(page);
  const key = JSON.stringify([language, overrides, remotesOf(files)]);
  const hostTexts = await loadHostTexts(language);
  const texts = made.get(key) ?? createTexts({ language, texts: hostTexts, overrides });
  made.set(key, texts);
  return texts;
}
