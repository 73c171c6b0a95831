import { expect, longWalk, test } from './journey.ts';
import { newestRelease } from './newestRelease.ts';
import { plainRemote } from './plainRemote.ts';
import { release } from './release.ts';
import { runningShop } from './runningShop.ts';
import { shopper } from './shopper.ts';
import { setSteps, statusOf, stepsOf } from './shopSteps.ts';

test.describe.configure(longWalk);

const slug = 'nachtwoud';
const path = `/${slug}/lockers`;

for (const bundler of ['webpack', 'rspack'] as const) {
  test(`a remote that ${bundler} has built only with Module Federation is packed, published, mounted, used for a purchase, and rolled back [FED-11]`, {
    tag: '@changing',
  }, async ({ page }) => {
    const steps = await stepsOf(slug);
    const { revision } = newestRelease(slug);
    const version = `1.0.${Date.now()}`;
    const remote = plainRemote(bundler);
    const back = ['--reason', 'The journey is over', '--by', 'journey'];
    try {
      remote.publish(version);
      await setSteps(slug, ['tickets', 'lockers']);
      const author = ['--after', `${revision}`, '--reason', 'Lockers', '--by', 'journey'];
      release('activate', '--brand', slug, `mf_lockers@${version}`, ...author);
      await expect.poll(() => statusOf(path)).toBe(200);

      const visitor = shopper(page);
      await visitor.visit(`/${slug}/tickets`);
      await visitor.add('Beide nachten', 1);
      await visitor.next('Kluisjes');
      const locker = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) });
      const name = (await locker.first().getByRole('heading').textContent()) ?? '';
      await visitor.add(name, 1);
      // The server has rendered the module too.
      expect(await (await fetch(`${runningShop().shopUrl}${path}`)).text()).toContain(name);
      expect(await visitor.openBasket()).toBeTruthy();
      await visitor.confirmBasket();
      await visitor.fillForm('noor+plain@example.com');
      await visitor.submitForm();
      await visitor.pay();
      await visitor.paidOrder();
    } finally {
      await setSteps(slug, steps);
      release('roll-back', '--brand', slug, '--to', `${revision}`, ...back);
      remote.remove();
    }
    await expect.poll(() => statusOf(path)).toBe(404);
  });
}
