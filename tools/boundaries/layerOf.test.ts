import { layerOf } from './layerOf.ts';

const layers = ['src/platform', ['src/people', 'src/after-sale'], 'src', 'main.ts'];

test.each([
  ['src/platform/http/serve.ts', 0],
  ['src/people/account.ts', 1],
  ['src/after-sale/mail/queueConfirmation.ts', 1],
  ['src/platforms.ts', 2],
  ['main.ts', 3],
  ['build/main.ts', 4],
])('%s is on layer %d', (path, layer) => {
  expect(layerOf(layers, path)).toBe(layer);
});

test('the longest matching path wins, wherever it is in the list', () => {
  expect(layerOf(['src', 'src/server'], 'src/server/pages.ts')).toBe(1);
  expect(layerOf(['src/server', 'src'], 'src/server/pages.ts')).toBe(0);
});
