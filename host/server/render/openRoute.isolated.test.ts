import { configFor } from '@festival/remote-kit/testing/shopFixtures';
import { everyStep, pageFor } from '../../testing/pageFor.ts';
import { openRoute } from './openRoute.ts';

const remoteSteps = everyStep();
const shop = pageFor({ remoteSteps });
const none = pageFor({ remoteSteps, config: null });
const away = pageFor({ remoteSteps, config: null, failure: { status: 503, message: 'Back at noon.' } });
const other = pageFor({ remoteSteps, config: configFor({ slug: 'herfst', steps: ['tickets'] }) });

test('pages with the same steps share their routes, and the guards of each page see only that page’s data [RTE-01, RTE-08]', async () => {
  const visits = Array.from({ length: 20 }, () => [shop, none, away, other]).flat();
  const opened = await Promise.all(visits.map((page) => openRoute(page, '/zomer/tickets')));
  expect(opened.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => [200, 302, 503, 404]).flat());
  const [first, , second] = opened;
  if (first?.kind !== 'page' || second?.kind !== 'page') throw new Error('no page');
  expect(first.context.loaderData).not.toBe(second.context.loaderData);
});

test('a page without steps of remotes has only the shell’s own routes', async () => {
  const { remoteSteps: _, ...page } = shop;
  expect(await openRoute(page, '/zomer/tickets')).toMatchObject({ status: 404 });
  expect(await openRoute(page, '/zomer')).toMatchObject({ status: 200 });
});
