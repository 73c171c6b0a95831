import type { ErrorReport } from '../network/errorReport.ts';

/** An error of a remote as the page tells it with its visit; the server takes out what may be somebody's (`errorGroups`). */
export interface VisitError {
  remote: string;
  version: string;
  kind: string;
  message: string;
  stack: string;
  step: string;
}

/** Errors that one page tells of; a broken one throws the same again and again. */
const most = 5;

const longest = { message: 500, stack: 1_500 };

type Told = Pick<ErrorReport, 'kind' | 'message' | 'stack'>;

/** The errors of a page's remotes, each once, since they were last taken. */
export function visitErrors() {
  const told = new Set<string>();
  let waiting: VisitError[] = [];
  return {
    add(of: Pick<VisitError, 'remote' | 'version' | 'step'>, { kind, message, stack = '' }: Told): void {
      const same = [of.remote, of.version, kind, message].join('\n');
      if (told.has(same) || told.size >= most) return;
      told.add(same);
      waiting.push({
        ...of,
        kind,
        message: message.slice(0, longest.message),
        stack: stack.slice(0, longest.stack),
      });
    },
    take(): VisitError[] {
      const taken = waiting;
      waiting = [];
      return taken;
    },
  };
}
