import { testBrowser } from '../../testing/testBrowser.ts';
import { type TestSignOn, testSignOn } from '../../testing/testSignOn.ts';
import { pageTexts } from '../page/pageTexts.ts';

let signOn: TestSignOn;
beforeAll(async () => {
  signOn = await testSignOn();
});
afterAll(() => signOn.close());

test('a code expires after ten minutes at most', async () => {
  const browser = testBrowser();
  const { page } = await signOn.begin(browser, { prompt: 'create' });
  const form = { password: 'zeven-zilte-zeeën', givenName: 'Mila', familyName: 'Jansen', email: 'mila@example.com' };
  await browser.post(`${page.url.href}/register`, form);
  const { text } = await signOn.mailTo('mila@example.com');
  const [code = ''] = /\d{4} \d{4}/.exec(text) ?? [];
  const left = await signOn.database.pool.query<{ seconds: number }>(
    'select extract(epoch from expires_at - clock_timestamp())::float8 as seconds from sign_on.codes',
  );
  expect(left.rows[0]?.seconds).toBeGreaterThan(60);
  expect(left.rows[0]?.seconds).toBeLessThanOrEqual(600);
  expect(text).toContain('10 minutes');
  await signOn.database.pool.query("update sign_on.codes set expires_at = expires_at - interval '10 minutes'");
  const late = await browser.post(`${page.url.href}/verify`, { code, email: '' });
  expect(late.left).toBeNull();
  expect(late.body).toContain(pageTexts.en.code.over);
});
