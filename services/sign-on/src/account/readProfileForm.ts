import { oneLine, tabsToSpaces } from '@festival/shared-contracts/checkout/oneLine';
import type { Result } from '@festival/shared-contracts/errors/result';
import * as z from 'zod/mini';
import type { Profile } from './account.ts';
import { readForm } from './readForm.ts';

const text = z.catch(z.string().check(tabsToSpaces(), z.trim(), z.maxLength(120), oneLine()), '');
const name = z.string().check(tabsToSpaces(), z.trim(), z.minLength(1), z.maxLength(80), oneLine());

const schema = z.object({
  givenName: name,
  familyName: name,
  gender: z.catch(z.enum(['', 'female', 'male', 'other']), ''),
  birthdate: z.union([z.literal(''), z.iso.date()]),
  phoneNumber: z.union([z.literal(''), z.string().check(z.trim(), z.regex(/^\+[1-9]\d{5,14}$/))]),
  street: text,
  streetNumber: text,
  postalCode: text,
  city: text,
  country: z.union([z.literal(''), z.string().check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z]{2}$/))]),
});

/** Reads the posted profile. Fails with the names of the wrong fields. */
export const readProfileForm = (posted: unknown): Result<Profile, string[]> => readForm(schema, posted);
