import { pageFor } from '../../testing/pageFor.ts';
import { documentHtml } from './documentHtml.ts';

const pageOf = (title: string) =>
  pageFor({ language: 'en', brand: { id: 'solstrand', name: title, logo: '', symbol: '' } });

const options = (title: string) => ({
  title,
  nonce: 'abc',
  colorScheme: 'light',
  themeColor: '#fff',
  links: [{ rel: 'stylesheet', href: '/assets/shop.css', integrity: undefined }],
  found: { meta: [] },
  early: 'startEarly();',
  scripts: [{ src: '/assets/shop.js', integrity: 'sha384-x' }],
  page: pageOf(title),
  before: '',
  content: Buffer.from('<p>content</p>'),
  notice: '',
});

const html = (title: string) => String(documentHtml(options(title)));

test('the document declares its language, and starts only scripts with the nonce and their hash [I18-08, FED-08]', () => {
  const page = html('Shop');
  expect(page).toContain('<html lang="en" data-brand="solstrand">');
  expect(page).toContain(
    '<script src="/assets/shop.js" integrity="sha384-x" nonce="abc" defer crossorigin="anonymous">',
  );
  expect(page).toContain('<link rel="stylesheet" href="/assets/shop.css">');
});

test('browsers make no phone links of order numbers', () => {
  expect(html('Shop')).toContain('<meta name="format-detection" content="telephone=no">');
});

test('no text of a shop can close the script that holds the state, or open a tag in the title', () => {
  const page = html('</script><script>alert(1)</script>');
  expect(page).not.toContain('<script>alert');
  const [, json = ''] = /id="page-data"[^>]*>(.*?)<\/script>/.exec(page) ?? [];
  expect(JSON.parse(json).brand.name).toBe('</script><script>alert(1)</script>');
});

test('the page’s data are complete, also in a second page that shares some of them', () => {
  const shop = pageFor({ integrity: { '/remotes/a.js': 'sha256-x' } });
  for (const page of [shop, { ...shop, serverNow: 1, config: null }]) {
    const written = String(documentHtml({ ...options('Shop'), page }));
    const [, json = ''] = /id="page-data"[^>]*>(.*?)<\/script>/.exec(written) ?? [];
    expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(page)));
  }
});
