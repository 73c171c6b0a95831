import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import * as mini from 'zod/mini';
import { metricRows } from './metricRows.ts';
import { referencePages } from './referencePages.ts';
import { settingRows } from './settingRows.ts';

const root = join(import.meta.dirname, '../..');

test('the committed reference of settings and metrics equals the output of `npm run docs:reference`', () => {
  for (const [page, text] of referencePages()) expect(readFileSync(join(root, page), 'utf8')).toBe(text);
});

test('the reference contains every metric of the services', () => {
  const metrics = referencePages().get('docs/reference/metrics.md') ?? '';
  const sources = globSync(
    '{services/shop-api/src,host/server,services/service-kit/src,services/release-registry/src,services/sign-on/src}/**/*.ts',
    {
      cwd: root,
    },
  );
  const registered = sources
    .filter((path) => !path.endsWith('.test.ts'))
    .flatMap((path) => [...readFileSync(join(root, path), 'utf8').matchAll(/'(shop_[a-z_]+)'/g)])
    .map(([, name = '']) => name);
  expect(registered.length).toBeGreaterThan(8);
  expect(registered.filter((name) => !metrics.includes(`| \`${name}\` |`))).toEqual([]);
});

test('a setting has a description, its values with their unit, its default or what happens without it, and a link to its page', () => {
  const shape = {
    WAIT: z.coerce
      .number()
      .int()
      .min(1)
      .max(300)
      .default(5)
      .meta({ description: 'How long a | call waits.', unit: 'seconds', see: 'docs/data.md' }),
    LEVEL: mini._default(mini.enum(['low', 'high']), 'low').check(mini.meta({ description: 'The level.' })),
    NAME: z.string().meta({ description: 'The name.' }),
    MAIL: z.string().optional().meta({ description: 'The mail.', unset: 'no mail' }),
    GONE: z.never('use NAME').optional(),
  };
  expect(settingRows(shape)).toEqual([
    '| `WAIT` | `5` | How long a \\| call waits. 1 to 300 seconds. [More](../data.md). |',
    '| `LEVEL` | `low` | The level. One of `low`, `high`. |',
    '| `NAME` | does not start | The name. |',
    '| `MAIL` | no mail | The mail. |',
  ]);
});

test('an error names a setting or a metric without a description', () => {
  expect(() => settingRows({ WAIT: z.string() })).toThrow('The setting WAIT has no meaning');
  expect(() => metricRows([{ name: 'shop_waits', help: '', type: 'gauge' }])).toThrow('The metric shop_waits');
});
