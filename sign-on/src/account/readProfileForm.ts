import * as z from 'zod/mini';
import type { Profile } from './accounts.ts';
import { passwordLengths } from './hashPassword.ts';

const text = z.catch(z.string().check(z.trim(), z.maxLength(120)), '');
const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(80));
const birthdate = z.union([z.literal(''), z.iso.date()]);

const profileShape = {
  givenName: name,
  familyName: name,
  gender: z.catch(z.enum(['', 'female', 'male', 'other']), ''),
  birthdate,
  phoneNumber: z.union([z.literal(''), z.string().check(z.trim(), z.regex(/^\+[1-9]\d{5,14}$/))]),
  street: text,
  streetNumber: text,
  postalCode: text,
  city: text,
  country: z.union([z.literal(''), z.string().check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z]{2}$/))]),
};

const profileSchema = z.object(profileShape);
const registerSchema = z.object({
  email: z.email().check(z.maxLength(254)),
  password: z.string().check(z.minLength(passwordLengths.least), z.maxLength(passwordLengths.most)),
  givenName: name,
  familyName: name,
});

/** Names of fields that are wrong, or what was given. */
export type FormAnswer<Value> = { ok: true; value: Value } | { ok: false; wrong: string[] };

function read<Schema extends z.ZodMiniType>(schema: Schema, posted: unknown): FormAnswer<z.output<Schema>> {
  const result = z.safeParse(schema, posted);
  if (result.success) return { ok: true, value: result.data };
  return { ok: false, wrong: [...new Set(result.error.issues.map(({ path }) => String(path[0])))] };
}

export const readProfileForm = (posted: unknown): FormAnswer<Profile> => read(profileSchema, posted);

export const readRegisterForm = (posted: unknown) => read(registerSchema, posted);

/** A profile of a name alone. */
export const emptyProfile: Profile = {
  givenName: '',
  familyName: '',
  gender: '',
  birthdate: '',
  phoneNumber: '',
  street: '',
  streetNumber: '',
  postalCode: '',
  city: '',
  country: '',
};
