import { setTimeout as wait } from 'node:timers/promises';
import { BrandProblem } from './brandFolder.ts';

/** How long to wait for the brand to appear, in milliseconds. */
const patience = 30_000;

/** Waits until a shop's home page has its brand's design, and returns its URL. */
export const firstPage = async (shopUrl: string, slug: string, brand: string): Promise<string> => {
  const address = `${shopUrl}/${slug}`;
  for (const until = performance.now() + patience; ; await wait(100)) {
    const answer = await fetch(address, { redirect: 'manual' });
    const html = await answer.text();
    // A shop for accounts redirects to its login.
    if (answer.status === 302) return address;
    if (answer.ok && html.includes(`data-brand="${brand}"`)) return address;
    if (performance.now() > until) throw new BrandProblem(`${address} does not show ${brand}: see the host's log.`);
  }
};
