import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '@festival/shared-contracts/language/languages';

/** The documents that a brand's folder can have, each in `documents/{name}.{language}.html`. */
export const documentNames = ['terms', 'privacy', 'refunds', 'help', 'seller'] as const;
type DocumentName = (typeof documentNames)[number];

/** A document of a brand: its heading as text, and its content as HTML. */
export interface BrandDocument {
  title: string;
  content: string;
}

/** Reads a document of a brand; undefined if the brand has none. @throws when its file does not begin with an `h1` of plain text. */
export type ReadDocument = (
  brand: string,
  name: DocumentName,
  language: Language,
) => Promise<BrandDocument | undefined>;

const textOf = (file: string): Promise<string | undefined> =>
  readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });

/** Reads documents from folders that contain a folder for each brand; the first folder with the document is used. */
export const documentReader =
  (folders: readonly string[]): ReadDocument =>
  async (brand, name, language) => {
    for (const folder of folders) {
      const file = join(folder, brand, 'documents', `${name}.${language}.html`);
      const html = await textOf(file);
      if (html === undefined) continue;
      const [, title, content] = /^<h1>([^<]+)<\/h1>(.*)$/s.exec(html) ?? [];
      if (title === undefined || content === undefined) throw new Error(`${file} does not begin with its heading.`);
      return { title, content };
    }
    return undefined;
  };
