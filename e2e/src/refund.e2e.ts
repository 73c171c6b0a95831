import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, longWalk, test } from './journey.ts';
import { openPayment } from './openPayment.ts';
import { orderOf } from './orderOf.ts';
import { dataPath, runningShop } from './runningShop.ts';
import { shopper } from './shopper.ts';

test.describe.configure(longWalk);

/** Runs the refund command as an operator types it. */
const refund = (...words: string[]): string =>
  execFileSync(
    process.execPath,
    [join(import.meta.dirname, '../../services/shop-api/src/commands/refundOrder.ts'), ...words],
    {
      env: { PATH: process.env.PATH, DATABASE_URL: runningShop().databaseUrl },
      encoding: 'utf8',
    },
  );

test(
  'if the operator refunds an order in part and then in full, its page and a mail report each refund [PAY-04]',
  { tag: '@core' },
  async ({ page, expectAccessible }, { project }) => {
    const visitor = shopper(page);
    const email = `noor+refund-${project.name}@example.com`;
    await openPayment(page, { slug: 'solstrand', products: { weekend: 2 }, email });
    await visitor.pay();
    const reference = await visitor.paidOrder();
    const mails = () =>
      globSync(dataPath('mail/**/*.eml'))
        .map((file) => readFileSync(file, 'utf8'))
        .filter((mail) => mail.includes(`Subject: Je krijgt geld terug van Solstrand (${reference})`));

    expect(refund(reference, '--line', 'weekend=1', '--key', 'one')).toContain('is refunded in part');
    await expect.poll(() => mails().length).toBe(1);
    await page.reload();
    await expect(page.getByText('Terugbetaald')).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Je gaat naar/ })).toBeVisible();

    expect(refund(reference)).toContain('is refunded (');
    await expect.poll(() => mails().length).toBe(2);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Je geld komt terug' })).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Je gaat naar/ })).toBeHidden();
    await expectAccessible(page);
    expect(await orderOf(reference)).toMatchObject({ status: 'refunded' });
  },
);
