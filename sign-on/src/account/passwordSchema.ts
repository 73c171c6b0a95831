import * as z from 'zod/mini';
import { passwordLengths } from './hashPassword.ts';
import { isCommonPassword } from './isCommonPassword.ts';

/** A password that may be chosen: long enough, and none of those that are guessed first. */
export const passwordSchema = z.string().check(
  z.minLength(passwordLengths.least),
  z.maxLength(passwordLengths.most),
  z.refine((password) => !isCommonPassword(password)),
);
