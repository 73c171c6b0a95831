import { unpacked } from '@festival/host/render/packedRequest';
import { pageTree } from '@festival/host/render/pageTree';
import { warmRemotes } from '@festival/host/render/remoteModuleEvaluator';
import { renderTree } from '@festival/host/render/renderTree';
import { serveRenders } from '@festival/host/render/serveRenders';

/** The result of a run of React alone, sent as the response to a request for a page. */
export interface AloneRun {
  pages: number;
  /** Milliseconds of rendering: the elapsed time, and the processor time of this process. */
  elapsed: number;
  processor: number;
}

/** Milliseconds of a run. It must be shorter than the 2 s for which the host waits for a page. */
const lasts = 1_000;

/** The number of trees that are made in advance, which is not measured. Each has its own state, as on a page. */
const ahead = 16;

/** Renders the tree of the requested page again and again instead of sending the page. */
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
