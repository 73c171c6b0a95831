import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { jsonSender } from './commonSlots.ts';
import type { MessageEnd } from './messageEnd.ts';
import { packed } from './packedRequest.ts';
import type { PortAnswer, PortCall } from './portApi.ts';
import { processorTime, wasStarved } from './processorTime.ts';
import type { FromProcess, ToProcess } from './renderMessages.ts';
import type { PageWays, RenderedPage, RenderRequest, ServerFile } from './renderRequest.ts';

/** The server's end of the API calls of one page. */
export type ApiEnd = MessageEnd<PortAnswer, PortCall>;

/** A separate process that runs remotes' code and renders one page at a time. */
export interface RenderProcess {
  /** @throws PageLost after `timeLimit` ms or if the process ends, and the error of a shell that can't be rendered. */
  render(
    request: Omit<RenderRequest, keyof PageWays>,
    serveApi: (end: ApiEnd) => void,
    timeLimit: number,
  ): Promise<RenderedPage>;
  /** Runs these server files, so that no page waits for them. @throws PageLost */
  warm(files: readonly ServerFile[]): Promise<void>;
  /** Ends the process immediately. */
  end(): void;
  /** Resolves when the process has ended. */
  ended: Promise<unknown>;
}

/** A page was not made in time, or its process ended meanwhile. */
export class PageLost extends Error {
  override name = 'PageLost';
  readonly how: 'late' | 'ended';
  /** The exposed module whose code ran last, if it caused the loss: if the process got no processor time, the module may not be at fault. */
  readonly module: string | undefined;
  constructor(how: 'late' | 'ended', message: string, module?: string) {
    super(message);
    this.how = how;
    this.module = module;
  }
}

export interface ProcessOptions {
  /** The folder of the host's build. */
  build: string;
  /** The folders that the process may read in addition to its build: the folders of the remotes' files. */
  readable: readonly string[];
}

/** Milliseconds to start and run the host's code. */
const startLimit = 15_000;
/** The size of the process's heap, in megabytes. */
const heap = 256;
/** The memory for new objects, in megabytes. The default is proportional to `heap`; it is too small for pages and costs a tenth of the rate. */
const youngHeap = 16;

/** The process's output is only for developers: in production a remote could fill the server's log with it. */
const printed = process.env.NODE_ENV === 'development' ? 'inherit' : 'ignore';

/** The names of a folder: its own name and the target of its links, because permissions apply to the target. */
const namesOf = (folder: string): string[] => (existsSync(folder) ? [folder, realpathSync(folder)] : [folder]);

/**
 * Node's permissions: the process can read these folders, and has no network, processes, threads, addons, inspector, or code made of strings. Other
 * effects of a remote end with its process.
 */
const limits = ({ build, readable }: ProcessOptions): string[] => [
  '--permission',
  ...[build, ...readable].flatMap(namesOf).map((folder) => `--allow-fs-read=${join(folder, '*')}`),
  '--disallow-code-generation-from-strings',
  `--max-old-space-size=${heap}`,
  `--max-semi-space-size=${youngHeap}`,
];

/** The variables of the server's environment that rendering needs. */
function environment(): NodeJS.ProcessEnv {
  const { NODE_ENV = 'production', TZ } = process.env;
  return { NODE_ENV, ...(TZ === undefined ? {} : { TZ }) };
}

/** Starts a process. @throws if it is not ready in time. */
export async function startRenderProcess(options: ProcessOptions): Promise<RenderProcess> {
  const child = fork(join(options.build, 'render.cjs'), [], {
    execArgv: limits(options),
    env: environment(),
    serialization: 'advanced',
    stdio: ['ignore', printed, printed, 'ipc'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.on('error', () => child.kill('SIGKILL'));
  try {
    const signal = AbortSignal.timeout(startLimit);
    const early = ended.then(() => Promise.reject(new Error('a process for pages ended before it was ready')));
    await Promise.race([once(child, 'message', { signal }), early]);
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
  return overChild(child, ended);
}

/** The requests to a started process. */
function overChild(child: ChildProcess, ended: Promise<unknown>): RenderProcess {
  const sendJson = jsonSender();
  let page = 0;
  return {
    async render(request, serveApi, timeLimit) {
      page += 1;
      const own = page;
      const calls: ((call: PortCall) => void)[] = [];
      serveApi({
        postMessage: (answer) => own === page && send(child, { kind: 'answer', page: own, answer }),
        on: (_name, listener) => calls.push(listener),
      });
      return rendered(child, { kind: 'render', page: own, request: packed(request, sendJson) }, calls, timeLimit);
    },
    warm: (files) => order<void>(child, { kind: 'warm', files }, (answer, done) => answer.kind === 'warmed' && done()),
    end: () => void child.kill('SIGKILL'),
    ended,
  };
}

const send = (child: ChildProcess, message: ToProcess) => void (child.connected && child.send(message, () => {}));

/**
 * Sends an order to a process, and reads its messages until `take` has found the answer. @throws PageLost if the process ends meanwhile, and what
 * `take` throws.
 */
async function order<Value>(
  child: ChildProcess,
  message: ToProcess,
  take: (answer: FromProcess, done: (value: Value) => void) => void,
): Promise<Value> {
  const { promise, resolve, reject } = Promise.withResolvers<Value>();
  const onMessage = (answer: FromProcess) => {
    try {
      take(answer, resolve);
    } catch (error) {
      reject(error);
    }
  };
  const onExit = () => reject(new PageLost('ended', `its process ended (${child.signalCode ?? child.exitCode})`));
  child.on('message', onMessage).once('exit', onExit);
  if (child.connected) send(child, message);
  else onExit();
  try {
    return await promise;
  } finally {
    child.off('message', onMessage).off('exit', onExit);
  }
}

/** The document of an answer: text, unless it was compressed. */
function contentOf({
  html,
  isCompressed,
}: Extract<FromProcess, { kind: 'rendered' }>): Pick<RenderedPage, 'html' | 'compressed'> {
  const bytes = Buffer.from(html.buffer, html.byteOffset, html.byteLength);
  return isCompressed ? { html: '', compressed: bytes } : { html: bytes.toString() };
}

/** The page that a process makes of an order. @throws as `RenderProcess.render`. */
async function rendered(
  child: ChildProcess,
  message: Extract<ToProcess, { kind: 'render' }>,
  calls: readonly ((call: PortCall) => void)[],
  timeLimit: number,
): Promise<RenderedPage> {
  let running: Extract<FromProcess, { kind: 'module' }> | undefined;
  const made = order<RenderedPage>(child, message, (answer, done) => {
    if (!('page' in answer) || answer.page !== message.page) return;
    if (answer.kind === 'module') running = answer;
    else if (answer.kind === 'call') for (const listen of calls) listen(answer.call);
    else if (answer.kind === 'failed') throw Object.assign(new Error(), answer.error);
    else done({ ...answer.rendered, ...contentOf(answer) });
  });
  const late = Promise.withResolvers<never>();
  // Processor time is only measured from here on, which few pages reach: to measure it for every page would cost a twentieth of the rendering.
  const head = timeLimit / 4;
  let began: ReturnType<typeof processorTime>;
  const lookAt = () => {
    began = processorTime(child.pid);
    timer = setTimeout(giveUp, timeLimit - head);
  };
  const giveUp = () => {
    const now = processorTime(child.pid);
    const isStarved = running && now && began && wasStarved(now, began.milliseconds, timeLimit - head);
    const message = `not rendered within ${timeLimit} ms${isStarved ? ', for want of a processor' : ''}`;
    const lost = new PageLost('late', message, isStarved ? undefined : running?.module);
    // If the thread was busy, the answer may have arrived before the timer ran: it is read before the limit applies.
    setImmediate(() => late.reject(lost));
  };
  let timer = setTimeout(lookAt, head);
  try {
    return await Promise.race([made, late.promise]);
  } catch (error) {
    // The caller that gets a lost page ends the process, and with it the order.
    const isEnd = error instanceof PageLost && error.how === 'ended';
    throw isEnd ? new PageLost('ended', error.message, running?.module) : error;
  } finally {
    clearTimeout(timer);
    made.catch(() => {});
    late.promise.catch(() => {});
  }
}
