import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { docErrors } from './docErrors.ts';

test('every link, command, import and file in the guides exists, and each page is within two links of the README', () => {
  expect(docErrors(join(import.meta.dirname, '../..'))).toEqual([]);
});

test('a dead link, a missing heading, an unknown command, package or import, a missing file and a page without a link are reported', () => {
  const root = mkdtempSync(join(tmpdir(), 'festival-guides-'));
  try {
    mkdirSync(join(root, 'docs'));
    writeFileSync(join(root, 'package.json'), '{ "scripts": { "start": "", "release": "" } }');
    writeFileSync(
      join(root, 'docs/guide.md'),
      '# What it does\n[top](../README.md) [here](#what-it-does) [gone](gone.md) [part](#no-such) `npm start` `npm run release -- show` `npm run gone` `npx looks` `npx release show`',
    );
    mkdirSync(join(root, 'looks'));
    mkdirSync(join(root, 'node_modules/.bin'), { recursive: true });
    writeFileSync(join(root, 'node_modules/.bin/looks'), '');
    writeFileSync(
      join(root, 'looks/package.json'),
      '{ "name": "@festival/looks", "exports": { "./card/Card": "./Card.tsx" } }',
    );
    writeFileSync(
      join(root, 'looks/README.md'),
      "`import { Card } from '@festival/looks/card/Card';` of `@festival/looks`, no `@festival/looks/card` nor @festival/gone. `…/card/Card`, not `…/card/Gone`; `card/Card.tsx`, not `card/Gone.tsx`.",
    );
    writeFileSync(join(root, 'docs/lost.md'), 'Found by nobody.');
    mkdirSync(join(root, 'looks/card'));
    writeFileSync(join(root, 'looks/card/Card.tsx'), '');
    writeFileSync(
      join(root, 'README.md'),
      '<img src="docs/gone.webp"> [guide](docs/guide.md) [looks](looks/README.md) `npm start -w gone`',
    );
    expect(docErrors(root)).toEqual([
      { page: 'README.md', error: 'docs/gone.webp leads nowhere' },
      { page: 'README.md', error: 'npm start -w gone is not a command of this repository' },
      { page: 'docs/guide.md', error: 'gone.md leads nowhere' },
      { page: 'docs/guide.md', error: '#no-such names a heading that does not exist' },
      { page: 'docs/guide.md', error: 'npm run gone is not a command of this repository' },
      { page: 'docs/guide.md', error: 'npx release runs a package that does not belong to this repository' },
      { page: 'docs/lost.md', error: 'it is more than two links away from README.md' },
      { page: 'looks/README.md', error: '@festival/looks/card is nothing that a package exports' },
      { page: 'looks/README.md', error: '@festival/gone is nothing that a package exports' },
      { page: 'looks/README.md', error: '…/card/Gone is nothing that a package exports' },
      { page: 'looks/README.md', error: 'card/Gone.tsx is not a file of this repository' },
    ]);
  } finally {
    rmSync(root, { recursive: true });
  }
});
