import * as z from 'zod/mini';
import { languages } from './languages.ts';

// Remotes of earlier versions import these from here.
export { defaultLanguage, type Language, languages, recogniseLanguage } from './languages.ts';

export const languageSchema = z.enum(languages);
