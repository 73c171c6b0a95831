import * as z from 'zod/mini';
import { slugPattern } from './slugPattern.ts';

/** A shop's name in addresses. */
export const slugSchema = z.string().check(z.regex(slugPattern));
