import { join } from 'node:path';
import { allTableErrors } from './tableErrors.ts';
import { textErrors } from './textErrors.ts';

const root = join(import.meta.dirname, '../..');

test('every text of the shell and the remotes exists in three languages, and is used [I18-01]', () => {
  expect(textErrors(root)).toEqual([]);
});

test('every text of errors, of sign-on’s pages and of the mails exists in three languages, and is used [I18-01]', async () => {
  const { tables, errors } = await allTableErrors(root);
  expect(errors).toEqual([]);
  // The tables of errors, sign-on’s pages and mails, four mails of the shop, and the sandbox’s page.
  expect(tables).toBeGreaterThanOrEqual(8);
});
