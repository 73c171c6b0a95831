import * as z from 'zod/mini';
import { languageSchema } from '../language/language.ts';

/** Texts by language in addition to an entity's English ones; if one is missing, the entity's own field is used [API-14]. */
export const localizedTexts = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  z._default(z.partialRecord(languageSchema, z.partial(z.object(shape))), {});
