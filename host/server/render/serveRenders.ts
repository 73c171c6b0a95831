import { EventEmitter } from 'node:events';
import type { PackedRequest } from './packedRequest.ts';
import type { PortAnswer, PortCall } from './portApi.ts';
import type { FromProcess, ToProcess } from './renderMessages.ts';
import type { PageWays, RenderedPage, ServerFile } from './renderRequest.ts';

interface Renders {
  renderPage(request: PackedRequest, ways: PageWays): Promise<RenderedPage>;
  warmRemotes(files: readonly ServerFile[]): void;
}

/** Makes this process render pages for the server that started it. It exits with that server. */
export function serveRenders({ renderPage, warmRemotes }: Renders): void {
  const tell = process.send?.bind(process);
  if (!tell) return;
  const send = (message: FromProcess) => void tell(message);
  const answers = new EventEmitter();

  async function render({ page, request }: Extract<ToProcess, { kind: 'render' }>): Promise<void> {
    // Late answers, which arrive after their page, are dropped.
    answers.removeAllListeners();
    const apiPort = {
      postMessage: (call: PortCall) => send({ kind: 'call', page, call }),
      on: (_name: 'message', listener: (answer: PortAnswer) => void) => answers.on(String(page), listener),
    };
    let latest: string | undefined;
    const onModule = (module: string) => {
      if (module === latest) return;
      latest = module;
      send({ kind: 'module', page, module });
    };
    try {
      const { html, compressed, ...rendered } = await renderPage(request, { apiPort, onModule });
      const isCompressed = compressed !== undefined;
      send({ kind: 'rendered', page, rendered, html: compressed ?? Buffer.from(html), isCompressed });
    } catch (error) {
      const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
      send({ kind: 'failed', page, error: { name, message, stack } });
    }
  }

  process.on('message', (message: ToProcess) => {
    if (message.kind === 'render') void render(message);
    else if (message.kind === 'answer') answers.emit(String(message.page), message.answer);
    else {
      warmRemotes(message.files);
      send({ kind: 'warmed' });
    }
  });
  process.on('disconnect', () => process.exit());
  send({ kind: 'ready' });
}
