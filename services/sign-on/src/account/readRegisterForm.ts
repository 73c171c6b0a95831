import { oneLine, tabsToSpaces } from '@festival/shared-contracts/checkout/oneLine';
import { emailAddress } from '@festival/shared-contracts/text/emailAddress';
import * as z from 'zod/mini';
import { passwordSchema } from './passwordSchema.ts';
import { readForm } from './readForm.ts';

const name = z.string().check(tabsToSpaces(), z.trim(), z.minLength(1), z.maxLength(80), oneLine());

const schema = z.object({
  email: emailAddress,
  password: passwordSchema,
  givenName: name,
  familyName: name,
});

/** Reads the posted form of a new account. Fails with the names of the wrong fields. */
export const readRegisterForm = (posted: unknown) => readForm(schema, posted);
