import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aRegistry, closeRegistries } from '../testing/aRegistry.ts';
import { currentFormat } from './requireFormat.ts';

let data: string;
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'registry-format-'));
});
afterEach(async () => {
  await closeRegistries();
  await rm(data, { recursive: true, force: true });
});
const marker = () => readFile(join(data, 'format.json'), 'utf8');

test('a new folder records its format, and a second start leaves it unchanged [FED-03]', async () => {
  await aRegistry({ data });
  const first = await marker();
  expect(JSON.parse(first)).toEqual({ format: currentFormat });
  await closeRegistries();
  await aRegistry({ data });
  expect(await marker()).toBe(first);
});

test.each([currentFormat - 1, currentFormat + 1])(
  'a folder of format %i is refused with a sentence, and remains unchanged',
  async (format) => {
    const written = JSON.stringify({ format });
    await writeFile(join(data, 'format.json'), written);
    await expect(aRegistry({ data })).rejects.toThrow(
      `${data} has format ${format}, and this release registry knows format ${currentFormat} alone`,
    );
    expect(await marker()).toBe(written);
  },
);
