/** @jest-environment ./host/testing/pageEnvironment.cjs */
import { act, render } from '@testing-library/react';
import { namedModules, shellParts } from '../../testing/renderShell.tsx';

test('the server’s title stays, even at an address for which a remote has no content; the next page has its own title [I18-08]', async () => {
  document.title = 'Deze pagina bestaat niet · Zomer';
  const { router, treeWith } = shellParts({ path: '/zomer/travel/nowhere' });
  await act(async () => void render(treeWith(namedModules())));
  expect(document.title).toBe('Deze pagina bestaat niet · Zomer');
  await act(() => router.navigate('/zomer/merchandise'));
  expect(document.title).toMatch(/^Merchandise · /);
});
