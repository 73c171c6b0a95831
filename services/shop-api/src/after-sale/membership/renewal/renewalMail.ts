import { z } from 'zod';

export const renewalMailSchema = z.object({
  /**
   * `announced`: will be charged on `date`; `paid`: a member until `date`; `refused`: will be retried on `date`;
   * `ended`: refused for the last time; `notStored`: the provider has not stored the method; `canceled`: by the member.
   */
  stage: z.enum(['announced', 'paid', 'refused', 'ended', 'notStored', 'canceled']),
  /** The price of one period in cents. */
  amount: z.int(),
  /** When the membership ends, for the last three stages. */
  date: z.iso.datetime(),
});
export type RenewalMail = z.infer<typeof renewalMailSchema>;
