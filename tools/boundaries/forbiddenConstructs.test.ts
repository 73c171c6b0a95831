import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { forbiddenConstructs } from './forbiddenConstructs.ts';

test('no source evaluates text as code, writes raw HTML, opens a shell, uses a weak hash or cipher, or follows a service’s redirect', () => {
  expect(forbiddenConstructs(join(import.meta.dirname, '../..'))).toEqual([]);
});

test.each([
  ['eval(text)', 'evaluates text as code'],
  ['new Function(text)', 'evaluates text as code'],
  ["import { compileFunction } from 'node:vm'", 'evaluates text as code'],
  ['<p dangerouslySetInnerHTML={{ __html: text }} />', 'writes raw HTML'],
  ['element.innerHTML = text', 'writes raw HTML'],
  ['element.insertAdjacentHTML(place, text)', 'writes raw HTML'],
  ['document.write(text)', 'writes raw HTML'],
  ["import { exec } from 'node:child_process'", 'opens a shell'],
  ['spawn(command, { shell: true })', 'opens a shell'],
  ["createHash('md5')", 'uses a weak hash or cipher'],
  ["hash('sha1', text)", 'uses a weak hash or cipher'],
  ["createCipheriv('aes-256-ecb', key, null)", 'uses a weak hash or cipher'],
  ["const padding = 'RSA1_5'", 'uses a weak hash or cipher'],
  ['const token = Math.random()', 'takes chance from no secure source'],
  ["window.addEventListener('message', take)", 'takes messages of other windows'],
  ["import { DOMParser } from 'xmldom'", 'parses XML'],
  ['const agent = { rejectUnauthorized: false }', 'takes any certificate'],
  ["process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0'", 'takes any certificate'],
  ["await fetch(url, { method: 'POST' })", 'follows redirects'],
])('%s is reported: it %s', (code, reason) => {
  const root = mkdtempSync(join(tmpdir(), 'festival-constructs-'));
  try {
    mkdirSync(join(root, 'services/shop-api/src'), { recursive: true });
    writeFileSync(
      join(root, 'package.json'),
      JSON.stringify({ workspaces: ['services/shop-api'], devDependencies: {} }),
    );
    writeFileSync(join(root, 'services/shop-api/package.json'), '{ "name": "@festival/shop-api" }');
    writeFileSync(join(root, 'services/shop-api/src/file.tsx'), `// eval( in a comment\n${code}\n`);
    writeFileSync(join(root, 'services/shop-api/src/file.test.ts'), code);
    expect(forbiddenConstructs(root)).toEqual([{ file: 'services/shop-api/src/file.tsx', line: 2, reason }]);
  } finally {
    rmSync(root, { recursive: true });
  }
});

test('a call of a service that refuses redirects is not reported', () => {
  const root = mkdtempSync(join(tmpdir(), 'festival-constructs-'));
  try {
    mkdirSync(join(root, 'services/shop-api/src'), { recursive: true });
    writeFileSync(
      join(root, 'package.json'),
      JSON.stringify({ workspaces: ['services/shop-api'], devDependencies: {} }),
    );
    writeFileSync(join(root, 'services/shop-api/package.json'), '{ "name": "@festival/shop-api" }');
    writeFileSync(
      join(root, 'services/shop-api/src/call.ts'),
      "await fetch(url, {\n  headers: { a: 'b' },\n  redirect: 'error',\n});\nconst retrieval = medieval(1);\n",
    );
    expect(forbiddenConstructs(root)).toEqual([]);
  } finally {
    rmSync(root, { recursive: true });
  }
});
