import { type Language, languages } from '@festival/shared-contracts/language/languages';
import type { PageRemotes } from '../remotes/pageRemotes.ts';

type Integrity = PageRemotes['integrity'];

/** A file of texts, by its chunk's name: a remote's `texts-en` and `texts-later-en`, the shell's `later-texts-en` and those of the contracts. */
const textsFile = new RegExp(`texts-(?:\\w+-)?(${languages.join('|')})\\.[^/]*$`, 'i');

const narrowed = new WeakMap<Integrity, Map<Language, Integrity>>();

/**
 * The hashes of the files that a page in this language may load, without the texts of other languages, since another language always loads
 * another page. Returns the same object for the same hashes and language.
 */
export function integrityInLanguage(integrity: Integrity, language: Language): Integrity {
  const known = narrowed.get(integrity) ?? new Map<Language, Integrity>();
  narrowed.set(integrity, known);
  const own =
    known.get(language) ??
    Object.fromEntries(
      Object.entries(integrity).filter(([file]) => (textsFile.exec(file)?.[1] ?? language) === language),
    );
  known.set(language, own);
  return own;
}
