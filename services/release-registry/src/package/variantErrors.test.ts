import { brotliCompressSync, gzipSync } from 'node:zlib';
import { variantErrors } from './variantErrors.ts';

const errorsOf = (files: Record<string, string | Buffer>) =>
  variantErrors(new Map(Object.entries(files).map(([path, content]) => [path, Buffer.from(content)])));

test.each(['browser/list.css', 'browser/1.js', 'browser/1.js.map', 'samples/states.json'])(
  'the compressed variants of %s must have its content, since browsers get them [FED-04, FED-05]',
  (path) => {
    const content = 'a{top:0}';
    const same = { [`${path}.br`]: brotliCompressSync(content), [`${path}.gz`]: gzipSync(content) };
    expect(errorsOf({ [path]: content, ...same })).toEqual([]);
    const other = { [`${path}.br`]: brotliCompressSync('another'), [`${path}.gz`]: 'no gzip' };
    expect(errorsOf({ [path]: content, ...other })).toEqual([
      `${path}.br is not ${path}, compressed`,
      `${path}.gz is not ${path}, compressed`,
    ]);
  },
);

test('a small variant that unpacks into very much is refused without unpacking it all [FED-04]', () => {
  expect(errorsOf({ 'browser/1.js': 'a', 'browser/1.js.br': brotliCompressSync('a'.repeat(50_000_000)) })).toEqual([
    'browser/1.js.br is not browser/1.js, compressed',
  ]);
});
