import { runPeriodically } from '@festival/service-kit/jobs/runPeriodically';
import type { MailDelivery } from '@festival/service-kit/mail/mailDelivery';
import { forgetSessions } from '@festival/service-kit/session/userSessions';
import type { FastifyBaseLogger } from 'fastify';
import { forgetLookUps } from './after-sale/look-up/countLookUp.ts';
import { sendMails } from './after-sale/mail/sendMails.ts';
import { endMemberships } from './after-sale/membership/endMemberships.ts';
import { publishMemberships } from './after-sale/membership/publishMemberships.ts';
import { renewMemberships } from './after-sale/membership/renewal/renewMemberships.ts';
import { queueReviewMails } from './after-sale/review/queueReviewMails.ts';
import { ticketDrawer } from './after-sale/ticket/ticketDrawer.ts';
import { mailComposers } from './mailComposers.ts';
import { forgetNewsletterLinks } from './people/newsletter/forgetNewsletterLinks.ts';
import { forgetLinkMisses } from './people/wishlist/linkedWishlist.ts';
import { expiryMetrics } from './sale/expiry/expiryMetrics.ts';
import { forgetCarts } from './sale/expiry/forgetCarts.ts';
import { forgetWithdrawn } from './sale/expiry/forgetWithdrawn.ts';
import { releaseExpired } from './sale/expiry/releaseExpired.ts';
import { releaseLimitUsages } from './sale/limits/releaseLimitUsages.ts';
import { pollProviders } from './sale/payment/pollProviders.ts';
import type { ShopApiDeps } from './shopApiDeps.ts';

type JobDeps = ShopApiDeps & {
  log: FastifyBaseLogger;
  deliver: MailDelivery;
};

/**
 * Starts the background jobs. Every process may run them, since only one process takes each piece of work. `stop` waits
 * for running work.
 */
export function backgroundJobs(deps: JobDeps): { stop: () => Promise<void> } {
  const { pool, log, mails, registry, deliver, stopping } = deps;
  const tickets = ticketDrawer();
  const mailDeps = {
    pool,
    deliver,
    composers: mailComposers(deps),
    draw: tickets.draw,
    log,
    onTry: mails.tried,
    stopping,
  };
  const onExpired = expiryMetrics(registry);
  const every = (milliseconds: number, what: string, work: () => Promise<unknown>) =>
    runPeriodically(work, milliseconds, (error) => log.error(error, what));
  const jobs = [
    every(500, 'expiry', () => releaseExpired(pool, onExpired)),
    every(500, 'limit usages', () => releaseLimitUsages(pool)),
    every(500, 'memberships', () => publishMemberships(pool)),
    every(1_000, 'payment polls', () => pollProviders(deps)),
    every(1_000, 'review mails', () => queueReviewMails(deps)),
    every(1_000, 'mails', () => sendMails(mailDeps)),
    every(60_000, 'membership renewals', () => renewMemberships(deps)),
    every(60_000, 'memberships that end', () => endMemberships(pool)),
    every(60_000, 'look-ups', () => forgetLookUps(pool)),
    every(60_000, 'wishlist links', () => forgetLinkMisses(pool)),
    every(60_000, 'withdrawn products', () => forgetWithdrawn(pool)),
    every(600_000, 'old carts', () => forgetCarts(pool)),
    every(600_000, 'sessions', () => forgetSessions(pool)),
    every(600_000, 'newsletter links', () => forgetNewsletterLinks(pool)),
  ];
  return {
    stop: async () => {
      await Promise.all(jobs.map((job) => job.stop()));
      await tickets.close();
    },
  };
}
