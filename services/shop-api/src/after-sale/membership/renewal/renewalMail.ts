import { z } from 'zod';

export const renewalMailSchema = z.object({
  /**
   * `announced`: the charge will be made on `date`. `paid`: the membership lasts until `date`. `refused`: the charge
   * will be retried on `date`. `ended`: the last attempt was refused. `notStored`: the provider has not stored the
   * method. `canceled`: the member has canceled.
   */
  stage: z.enum(['announced', 'paid', 'refused', 'ended', 'notStored', 'canceled']),
  /** The price of one period in cents. */
  amount: z.int(),
  /** For the last three stages, the end of the membership. */
  date: z.iso.datetime(),
});
export type RenewalMail = z.infer<typeof renewalMailSchema>;
