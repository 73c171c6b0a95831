import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** The shell's texts about steps, without the steps' names, which are also ordinary words. */
const words = globSync('mf-*/src/locales/steps/*.json', { cwd: root }).flatMap((file) =>
  Object.values(JSON.parse(read(file)) as Record<string, Record<string, string>>).flatMap(({ name: _, ...texts }) =>
    Object.values(texts),
  ),
);

test('no journey and no bench quotes the texts of a step, so that a team can change them in its own folder [STP-01]', () => {
  expect(words).not.toEqual([]);
  const quoting = globSync(['e2e/**/*.ts', 'bench/**/*.ts'], { cwd: root }).flatMap((file) =>
    words.filter((text) => read(file).includes(`'${text}'`)).map((text) => `${file}: ${text}`),
  );
  expect(quoting.sort()).toEqual([]);
});
