import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cssClassName } from './cssClassName.ts';

const folder = mkdtempSync(join(tmpdir(), 'css-class-name-'));
afterAll(() => rmSync(folder, { recursive: true }));

function stylesheet(place: string, content: string): string {
  mkdirSync(join(folder, place), { recursive: true });
  const file = join(folder, place, 'Area.module.css');
  writeFileSync(file, content);
  return file;
}

test('two remotes with a stylesheet of the same name get different classes', () => {
  const tickets = cssClassName(stylesheet('mf-tickets/src', '.area { color: red }'), 'area');
  const merch = cssClassName(stylesheet('mf-merch/src', '.area { color: blue }'), 'area');
  expect(tickets).toMatch(/^Area_area_/);
  expect(merch).not.toBe(tickets);
});

test('the class does not depend on the file’s path, so both builds agree', () => {
  const here = cssClassName(stylesheet('here', '.area { gap: 1px }'), 'area');
  expect(cssClassName(stylesheet('there', '.area { gap: 1px }'), 'area')).toBe(here);
});
