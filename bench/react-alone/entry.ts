import { unpacked } from '@festival/host/render/packedRequest';
import { pageTree } from '@festival/host/render/pageTree';
import { warmRemotes } from '@festival/host/render/remoteModuleEvaluator';
import { renderTree } from '@festival/host/render/renderTree';
import { serveRenders } from '@festival/host/render/serveRenders';

/** What React alone has rendered in a moment, as the answer to a request for a page. */
export interface AloneRun {
  pages: number;
  /** Milliseconds of rendering by the clock, and those of this process's processor. */
  elapsed: number;
  processor: number;
}

/** Milliseconds of a run; the host waits for a page 2 s. */
const lasts = 1_000;

/** So many trees are made ahead, outside of what is measured: each has a state of its own, as on a page. */
const ahead = 16;

/** Renders the tree of the requested page again and again in place of sending the page. */
serveRenders({
  async renderPage(packed, ways) {
    const request = { ...unpacked(packed), ...ways, onModule: () => {} };
    const run: AloneRun = { pages: 0, elapsed: 0, processor: 0 };
    const until = performance.now() + lasts;
    while (performance.now() < until) {
      const made = await Promise.all(Array.from({ length: ahead }, () => pageTree(request)));
      const trees = made.filter((one) => one.kind === 'page');
      const began = performance.now();
      const former = process.cpuUsage();
      for (const { tree, end } of trees) {
        await renderTree(tree, { nonce: request.nonce, timeLimit: request.moduleTimeLimit, onError: () => {} });
        end();
      }
      const { user, system } = process.cpuUsage(former);
      run.pages += trees.length;
      run.elapsed += performance.now() - began;
      run.processor += (user + system) / 1_000;
    }
    return { status: 200, html: JSON.stringify(run), errorReports: [] };
  },
  warmRemotes,
});
