import { activateVersions } from './activateVersions.ts';
import { type Bundler, createdRemote } from './createdRemote.ts';
import { expect, longWalk, test } from './journey.ts';
import { newestRelease } from './newestRelease.ts';
import { release } from './release.ts';
import { shopper } from './shopper.ts';
import { setSteps, statusOf, stepsOf } from './shopSteps.ts';
import { isLongRun, walked } from './testSize.ts';

test.describe.configure(longWalk);

const brand = 'solstrand';
const slug = 'solstrand';
const path = `/${slug}/keepers`;

function mountAndActivate(id: string): void {
  const after = String(newestRelease(brand).revision);
  release('activate', '--brand', brand, id, '--after', after, '--reason', 'A seventh remote', '--by', 'journey');
}

/** In a long run the remote is also built by a team's own configuration of webpack, and of rspack. */
const builds = walked<Bundler | undefined>([undefined, 'webpack', 'rspack'], (bundler) => bundler === undefined);

for (const bundler of builds)
  test(`a seventh remote with a step of its own${bundler ? `, built by ${bundler},` : ''} is created, checked, published, activated, sold from and paid, and removed again`, {
    tag: '@changing',
  }, async ({ page, expectAccessible }) => {
    const steps = await stepsOf(slug);
    // Installing the packages outside the repository takes minutes; a mount takes minutes too.
    if (isLongRun) test.slow();
    const before = newestRelease(brand).revision;
    const version = `1.0.${Date.now()}`;
    const remote = createdRemote('mf-keepers', bundler);
    try {
      expect(remote.kit('check')).toMatch(/^runs .*as it is now$/m);
      remote.kit('publish', '--version', version, '--by', 'journey');
      expect(await statusOf(path)).toBe(404);
      await setSteps(slug, ['tickets', 'keepers']);
      if (bundler) mountAndActivate(`mf_keepers@${version}`);
      else activateVersions(brand, [`mf_keepers@${version}`], 'A seventh remote');
      await expect.poll(() => statusOf(path)).toBe(200);

      const visitor = shopper(page);
      await visitor.visit(`/${slug}/tickets`);
      await visitor.add('Weekendticket', 1);
      await visitor.next('Keepers');
      await expect(page).toHaveTitle(/^Keepers · /);
      await visitor.add('Kluisje, heel weekend', 1);
      await expectAccessible(page);
      const basket = await visitor.openBasket();
      await expect(basket).toContainText('Kluisje, heel weekend');
      await visitor.confirmBasket();
      await visitor.fillForm('noor+keepers@example.com');
      await visitor.submitForm();
      await visitor.pay();
      await visitor.paidOrder();
    } finally {
      await setSteps(slug, steps);
      release('roll-back', '--brand', brand, '--to', `${before}`, '--reason', 'The journey is over', '--by', 'journey');
      remote.remove();
    }
    await expect.poll(() => statusOf(path)).toBe(404);
  });
