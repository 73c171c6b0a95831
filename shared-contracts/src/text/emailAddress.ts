import * as z from 'zod/mini';
import { plainTyped } from './plainTyped.ts';

// Letters, digits and the signs that a mailbox may have before the @, with single dots between them (RFC 5322).
const word = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
const label = '[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?';
const mailable = new RegExp(`^${word}(?:\\.${word})*@(?:${label}\\.)+(?:[A-Za-z]{2,63}|xn--[A-Za-z0-9-]+)$`);

/** A domain with a letter beyond ASCII, and with nothing that is more than a domain for `new URL`. */
const isToEncode = (domain: string): boolean => /[^\p{ASCII}]/u.test(domain) && /^[\p{L}\p{M}\p{N}.-]+$/u.test(domain);

const encoded = (domain: string): string => {
  if (!isToEncode(domain)) return domain;
  try {
    return new URL(`https://${domain}`).hostname;
  } catch {
    return domain;
  }
};

/**
 * An email address as it is sent and stored: without blanks and invisible signs, and with a domain such as `müller.de` in the form that mail
 * servers know (`xn--mller-kva.de`). Some browsers write that form themselves, others do not.
 */
export const plainEmail = (typed: string): string => {
  const plain = plainTyped(typed);
  const domainAt = plain.lastIndexOf('@') + 1;
  return domainAt === 0 ? plain : plain.slice(0, domainAt) + encoded(plain.slice(domainAt));
};

/** Whether two email addresses are the same: capitals make no difference. */
export const isSameEmail = (one: string, other: string): boolean =>
  plainEmail(one).toLowerCase() === plainEmail(other).toLowerCase();

const hasPlainLetters = (email: string): boolean => /^\p{ASCII}*$/u.test(email.slice(0, email.lastIndexOf('@') + 1));

/**
 * An email address in a form, wherever one is typed. Letters with accents before the @ have a message of their own: most mail servers refuse them, so the
 * order's mail would not arrive.
 */
export const emailField = z.string('required').check(
  // A longer text is not read at all.
  z.maxLength(1000, { error: 'too_long', abort: true }),
  z.overwrite(plainEmail),
  z.refine(hasPlainLetters, 'email_letters'),
  z.email({ pattern: mailable, error: 'email' }),
  z.maxLength(254, 'too_long'),
);

/** An email address of a call, by the same rule; published remotes know it as zod's own schema of an email. */
export const emailAddress = emailField as unknown as z.ZodMiniEmail;
