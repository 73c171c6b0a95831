/** @jest-environment ./host/testing/pageEnvironment.cjs */
import { configFor } from '@festival/remote-kit/testing/shopFixtures';
import { act, render } from '@testing-library/react';
import { shellParts } from '../../testing/renderShell.tsx';
import { type RemoteModuleSource, settled } from '../remote-slot/remoteModuleSource.ts';

const config = configFor({ steps: ['tickets', 'travel'] });

test('an address at which a remote has nothing has the title of one that does not exist, and the next page its own [I18-08]', async () => {
  const { router, treeWith } = shellParts({ page: { config }, path: '/zomer/travel/nowhere' });
  const modules: RemoteModuleSource = {
    load: ({ params }) => settled({ Component: () => null, data: params.detail === 'nowhere' ? null : undefined }),
    report: () => {},
  };
  await act(async () => void render(treeWith(modules)));
  expect(document.title).toMatch(/^Deze pagina bestaat niet · /);
  await act(() => router.navigate('/zomer/merchandise'));
  expect(document.title).toMatch(/^Merchandise · /);
});
