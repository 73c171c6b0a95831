import { testBrowser } from '../testing/testBrowser.ts';
import { type TestSignOn, testSignOn } from '../testing/testSignOn.ts';
import { seedAccounts } from './account/seedAccounts.ts';

let signOn: TestSignOn;
beforeAll(async () => {
  signOn = await testSignOn();
  await seedAccounts(signOn.database.pool);
});
afterAll(() => signOn.close());

const person = { password: 'zeven-zilte-zeeën', givenName: '<b>Mila</b>', familyName: 'Jansen' };

test('a registration for a known address takes as long as for a new one: both hash the password, and neither looks up the address', async () => {
  const timeOf = async (email: string) => {
    const browser = testBrowser();
    const { page } = await signOn.begin(browser, { prompt: 'create' });
    const start = performance.now();
    await browser.post(`${page.url.href}/register`, { ...person, email });
    return performance.now() - start;
  };
  const median = (times: number[]) => [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
  const [known, fresh]: [number[], number[]] = [[], []];
  for (let round = 0; round < 7; round += 1) {
    await signOn.database.pool.query('delete from sign_on.attempts');
    known.push(await timeOf('sam@example.com'));
    fresh.push(await timeOf(`fresh-${round}@example.com`));
  }
  const ratio = median(known) / median(fresh);
  expect(ratio).toBeGreaterThan(0.5);
  expect(ratio).toBeLessThan(2);
});
