import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { looseTexts } from './looseTexts.ts';

const root = join(import.meta.dirname, '../..');

test('in the page each text that may change is the only child of its element, so that a page that the browser translates keeps working', () => {
  const files = globSync('{host,shared-ui,mf-*}/src/**/*.tsx', {
    cwd: root,
    exclude: (path) => /\.test\.tsx$/.test(path),
  });
  const found = files.flatMap((file) =>
    looseTexts(readFileSync(join(root, file), 'utf8')).map((text) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});

test.each([
  ['<p><Icon /> {t("added")}</p>', '{t("added")}'],
  ['<p>{t("persons")}{each !== null && " · " + each}</p>', '{t("persons")}'],
  ['<li>{quantity} × <b /></li>', '{quantity}'],
  ['<p>{isOpen && <Icon />}Always the same</p>', 'Always the same'],
  ['<p>{isOpen ? "open" : "closed"}<Icon /></p>', '{isOpen ? "open" : "closed"}'],
  ['<>{label}</>', '{label}'],
  ['<p>{names.map((name) => <b key={name} />)} and more</p>', ' and more'],
])('%s is reported: the browser replaces a text that React changes or moves', (element, text) => {
  expect(looseTexts(`// One.\nexport const Shown = () => ${element};`)).toContain(text);
});

test('a component that returns a text is reported', () => {
  expect(looseTexts('function Words() { return t("some"); }')).toEqual(['t("some")']);
});

test.each([
  '<p>{t("added")}</p>',
  '<p><Icon /> <span>{t("added")}</span></p>',
  '<p>{isOpen ? "open" : "closed"}</p>',
  '<li>{quantity + " × " + name}</li>',
  '<p>Always the same <b>{price}</b></p>',
  '<div>{isOpen && <Icon />}{children}</div>',
  '<div>{isOpen && <Icon />} {a ? <b /> : <i />}{list.map((one) => <b key={one} />)}</div>',
])('%s is not reported', (element) => {
  expect(looseTexts(`export const Shown = () => ${element};`)).toEqual([]);
});
