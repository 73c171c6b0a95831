import { type TestBrowser, testBrowser } from '../../testing/testBrowser.ts';
import { type TestSignOn, testSignOn } from '../../testing/testSignOn.ts';
import { pageTexts } from '../page/pageTexts.ts';
import { isOfContext } from './contextWords.ts';

test.each([
  ['festivaltickets', true],
  ['Festival2027!', true],
  ['2027-Solstrand-2027', true],
  ['Contraseña1234', true],
  ['miladevries1!', true],
  ['WelkomWelkom', true],
  ['a festival by the sea', false],
  ['solstrand vuurtoren', false],
  ['92746183!!', false],
  ['zeven-zilte-zeeën', false],
])('the password %s consists of the shop’s words: %s', (password, isMade) => {
  expect(isOfContext(password, ['solstrand', 'mila.devries'])).toBe(isMade);
});

let signOn: TestSignOn;
beforeAll(async () => {
  signOn = await testSignOn();
  await signOn.database.pool.query(`insert into events (event_id, name) values ('e', 'Maanlicht')`);
  await signOn.database.pool.query(
    `insert into shops (event_id, slug, token, config) values ('e', 'shop', 't', '{"ossBrand":"maanlicht"}')`,
  );
});
afterAll(() => signOn.close());

const register = async (browser: TestBrowser, password: string) => {
  const { page } = await signOn.begin(browser, { prompt: 'create' });
  const form = { password, givenName: 'Mila', familyName: 'Jansen', email: 'mila.jansen@example.com' };
  return browser.post(`${page.url.href}/register`, form);
};

test('a password that consists of a brand’s name, the festival’s words or the person’s address is refused, at registration and at reset', async () => {
  for (const password of ['Maanlicht-2027', 'festivaltickets!', 'milajansen2027']) {
    const { status, body } = await register(testBrowser(), password);
    expect([password, status]).toEqual([password, 422]);
    expect(body).toContain(pageTexts.en.fields.password);
  }
  expect((await register(testBrowser(), 'maanlicht boven zee')).status).toBe(200);
  const browser = testBrowser();
  const { page } = await signOn.begin(browser);
  await browser.post(`${page.url.href}/forgot`, { email: 'mila.jansen@example.com' });
  const form = { email: 'mila.jansen@example.com', code: '0000 0000', password: 'Maanlicht-2027' };
  const refused = await browser.post(`${page.url.href}/reset`, form);
  expect(refused.status).toBe(422);
  expect(refused.body).not.toContain(pageTexts.en.code.wrong);
});
