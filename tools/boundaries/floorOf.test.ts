import { floorOf } from './floorOf.ts';

const floors = ['src/platform', ['src/people', 'src/after-sale'], 'src', 'main.ts'];

test.each([
  ['src/platform/http/serve.ts', 0],
  ['src/people/account.ts', 1],
  ['src/after-sale/mail/queueConfirmation.ts', 1],
  ['src/platforms.ts', 2],
  ['main.ts', 3],
  ['build/main.ts', 4],
])('%s is on floor %d', (path, floor) => {
  expect(floorOf(floors, path)).toBe(floor);
});

test('the longest matching path wins, wherever it is in the list', () => {
  expect(floorOf(['src', 'src/server'], 'src/server/pages.ts')).toBe(1);
  expect(floorOf(['src/server', 'src'], 'src/server/pages.ts')).toBe(0);
});
