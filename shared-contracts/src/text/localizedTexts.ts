import * as z from 'zod/mini';
import { languageSchema } from '../language/language.ts';

/** Texts by language beside an entity's English ones; what is missing falls back to the entity's own field [API-14]. */
export const localizedTexts = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  z._default(z.partialRecord(languageSchema, z.partial(z.object(shape))), {});
