import * as z from 'zod/mini';
import { passwordLengths } from './hashPassword.ts';
import { isCommonPassword } from './isCommonPassword.ts';

/** A valid new password: long enough, and not one of the most common ones. */
export const passwordSchema = z.string().check(
  z.minLength(passwordLengths.least),
  z.maxLength(passwordLengths.most),
  z.refine((password) => !isCommonPassword(password)),
);
