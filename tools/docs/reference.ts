/** `npm run docs:reference`: writes the pages of `docs/reference` from the schemas of settings and the registered metrics. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { referencePages } from './referencePages.ts';

const root = join(import.meta.dirname, '../..');
for (const [page, text] of referencePages()) {
  writeFileSync(join(root, page), text);
  console.log(page);
}
