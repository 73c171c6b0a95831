import { z } from 'zod';

export const renewalMailSchema = z.object({
  /**
   * `announced`: the charge will be made on `date`. `paid`: the membership lasts until `date`. `refused`: the charge
   * will be retried on `date`. `ended`: the last attempt was refused. `notStored`: the provider has not stored the
   * method. `canceled`: the member has canceled. `returned`: money that was not due is returned. `takenBack`: a bank has
   * taken the payment of a period back, and the membership ends on `date`.
   */
  stage: z.enum(['announced', 'paid', 'refused', 'ended', 'notStored', 'canceled', 'returned', 'takenBack']),
  /** The price of one period in cents. */
  amount: z.int(),
  /** For `ended`, `notStored` and `canceled`, the end of the membership. */
  date: z.iso.datetime(),
});
export type RenewalMail = z.infer<typeof renewalMailSchema>;
