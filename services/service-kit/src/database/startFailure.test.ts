import { startFailure } from './startFailure.ts';

const place = { folder: '/srv/shop/data', logFile: '/srv/shop/data/server.log' };

test.each([
  ['could not extend file "base/5": No space left on device', /disk .* is full: free some space/],
  ["Error: ENOSPC: no space left on device, mkdir '/srv/shop/data'", /disk .* is full: free some space/],
  ["Error: EACCES: permission denied, mkdir '/srv/shop/data'", /belongs to another account/],
  ['postgres: error while loading shared libraries: libicu.so', /remove node_modules, run `npm install`/],
  [
    'LOG:  starting\nPANIC:  could not locate a valid checkpoint record\n',
    /\(could not locate a valid checkpoint record\)/,
  ],
])('%s becomes a sentence that says what to do', (output, sentence) => {
  const { message } = startFailure(output, place);
  expect(message).toMatch(sentence);
  expect(message).toMatch(/\.$/);
});
