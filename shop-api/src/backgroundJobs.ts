import type { FastifyBaseLogger } from 'fastify';
import { forgetLookUps } from './after-sale/look-up/countLookUp.ts';
import type { MailDelivery } from './after-sale/mail/mailDelivery.ts';
import { sendMails } from './after-sale/mail/sendMails.ts';
import { endMemberships } from './after-sale/membership/endMemberships.ts';
import { tellMemberships } from './after-sale/membership/tellMemberships.ts';
import { ticketDrawer } from './after-sale/ticket/ticketDrawer.ts';
import { mailComposers } from './mailComposers.ts';
import { forgetLinkMisses } from './people/wishlist/linkedWishlist.ts';
import { repeatedly } from './platform/jobs/repeatedly.ts';
import { expiryMetrics } from './sale/expiry/expiryMetrics.ts';
import { forgetCarts } from './sale/expiry/forgetCarts.ts';
import { releaseExpired } from './sale/expiry/releaseExpired.ts';
import { releaseClaims } from './sale/limits/releaseClaims.ts';
import { askProviders } from './sale/payment/askProviders.ts';
import type { ShopApiDeps } from './shopApiDeps.ts';

type JobDeps = ShopApiDeps & {
  log: FastifyBaseLogger;
  /** How mails leave the house. */
  deliver: MailDelivery;
};

/** Starts what the back end does by itself; every process may, for each piece of work is taken up by one. `stop` waits for what is under way. */
export function backgroundJobs(deps: JobDeps): { stop: () => Promise<void> } {
  const { pool, log, mails, registry, deliver, stopping } = deps;
  const tickets = ticketDrawer();
  const mailSender = {
    pool,
    deliver,
    composers: mailComposers,
    draw: tickets.draw,
    log,
    onTry: mails.tried,
    stopping,
  };
  const onExpired = expiryMetrics(registry);
  const every = (milliseconds: number, what: string, work: () => Promise<unknown>) =>
    repeatedly(work, milliseconds, (error) => log.error(error, what));
  const jobs = [
    every(500, 'expiry', async () => onExpired(await releaseExpired(pool))),
    every(500, 'claims', () => releaseClaims(pool)),
    every(500, 'memberships', () => tellMemberships(pool)),
    every(1_000, 'payment enquiries', () => askProviders(deps)),
    every(1_000, 'mails', () => sendMails(mailSender)),
    every(60_000, 'memberships', () => endMemberships(pool)),
    every(60_000, 'look-ups', () => forgetLookUps(pool)),
    every(60_000, 'wishlist links', () => forgetLinkMisses(pool)),
    every(600_000, 'old carts', () => forgetCarts(pool)),
  ];
  return {
    stop: async () => {
      await Promise.all(jobs.map((job) => job.stop()));
      await tickets.close();
    },
  };
}
