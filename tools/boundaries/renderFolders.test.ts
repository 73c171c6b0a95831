import { join } from 'node:path';
import { renderFolders } from '@festival/host/build/renderFolders';
import { loadedCode } from '../production/loadedCode.ts';
import { workspacePackages } from './workspacePackages.ts';

const root = join(import.meta.dirname, '../..');

test('each file that the render process loads is among the inputs of the host’s build, so that a change makes a new build [FED-03]', () => {
  const { packages } = workspacePackages(root);
  const { files } = loadedCode(root, packages, ['host/server/render/entry.server.tsx']);
  const served = [...files].filter((file) => file.startsWith('host/server/'));
  const places = renderFolders.map((folder) => `host/server/${folder}/`);
  expect(served.filter((file) => !places.some((place) => file.startsWith(place)))).toEqual([]);
  expect(places.filter((place) => !served.some((file) => file.startsWith(place)))).toEqual([]);
});
