import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRemote } from './createRemote.ts';

const folder = mkdtempSync(join(tmpdir(), 'create-remote-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the AGENTS.md of a new remote says what may be changed and which checks there are, with its own name and existing commands', () => {
  const made = join(folder, 'mf-late-checkout');
  createRemote({ folder: made });
  const text = readFileSync(join(made, 'AGENTS.md'), 'utf8');
  expect(text).toContain('`mf_late_checkout`, with the step `late-checkout`');
  const { scripts } = JSON.parse(readFileSync(join(made, 'package.json'), 'utf8'));
  const named = [...text.matchAll(/`npm (?:run )?(\w[\w:]*)`/g)].map(([, name]) => name);
  expect(named.length).toBeGreaterThan(4);
  expect(named.filter((name = '') => !(name in scripts))).toEqual([]);
  expect(text.split('\n').length).toBeLessThan(30);
});

test('the README of a new remote says how its step comes into a shop: the key that signs it, and who lists it [FED-04]', () => {
  const made = join(folder, 'mf-lockers');
  createRemote({ folder: made });
  const text = readFileSync(join(made, 'README.md'), 'utf8');
  expect(text).toMatch(/^REGISTRY_URL=… REGISTRY_TOKEN=… PUBLISHER_KEY=… npm run publish:version/m);
  expect(text).toContain('npm run release -- activate --brand <brand> mf_lockers@1.0.0 --after <n> --reason');
  expect(text).toMatch(/lists `lockers` among the `steps` .*`isInEveryShop: true`/);
});
