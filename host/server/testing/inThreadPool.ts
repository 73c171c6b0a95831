import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MessageChannel } from 'node:worker_threads';
import type { HostManifest } from '../../build/hostManifest.ts';
import { renderPage } from '../render/renderPage.ts';
import type { RenderPool } from '../render/renderPool.ts';
import { temporaryFolder } from './temporaryFolder.ts';

/** Replaces the rendering processes: renders complete pages in the test's own thread. */
export function inThreadPool(manifest: HostManifest): RenderPool {
  const build = temporaryFolder();
  writeFileSync(join(build, 'host.json'), JSON.stringify(manifest));
  return {
    async render(request, serveApi) {
      const { port1, port2 } = new MessageChannel();
      serveApi(port1);
      const rendered = await renderPage({
        ...request,
        build,
        moduleTimeLimit: 300,
        skeletonsOnly: false,
        apiPort: port2,
        skippedModules: [],
        onModule: () => {},
      });
      port1.close();
      return rendered;
    },
    warm: async () => {},
    pagesPerSecond: () => 100,
    close: async () => {},
  };
}
