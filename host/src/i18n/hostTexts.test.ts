import type { TextTree } from '@festival/shared-contracts/exposed-module/exposedModule';
import type { HostTexts } from './hostTexts.ts';
import { loadHostTexts } from './loadHostTexts.ts';

/** Each text by its path, with the names of its placeholders. */
const gapsIn = (tree: TextTree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string'
      ? [
          [
            path + name,
            value.trim() &&
              [...value.matchAll(/\{\{\s*(\w+)/g)]
                .map(([, gap]) => gap)
                .sort()
                .join(),
          ],
        ]
      : gapsIn(value, `${path}${name}.`),
  );
const sorted = (texts: HostTexts): [string, string][] => gapsIn({ ...texts }).sort(([a], [b]) => (a < b ? -1 : 1));

// tools/texts checks that no text is unused.
test('the texts that a page loads are complete in each language: texts of the shell, of errors and of the controls [I18-01]', async () => {
  const dutch = sorted(await loadHostTexts('nl'));
  expect(new Set(dutch.map(([key]) => key.split('.')[0]))).toEqual(new Set(['host', 'errors', 'ui']));
  for (const language of ['en', 'es'] as const) expect(sorted(await loadHostTexts(language))).toEqual(dutch);
  for (const language of ['nl', 'en', 'es'] as const) {
    const texts = JSON.stringify(await loadHostTexts(language));
    expect(texts).not.toMatch(/:\s*"\s*"/);
  }
});
