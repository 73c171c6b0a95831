import type { ErrorReport } from '../network/errorReport.ts';

/** An error of a remote, as the page reports it with the visit. The server removes personal data (`errorGroups`). */
export interface VisitError {
  remote: string;
  version: string;
  kind: string;
  message: string;
  stack: string;
  step: string;
}

/** The maximum number of errors that one page reports, because a broken page throws the same error again and again. */
const most = 5;

const longest = { message: 500, stack: 1_500 };

type Told = Pick<ErrorReport, 'kind' | 'message' | 'stack'>;

/** Collects the errors of a page's remotes until they are taken, each error once. */
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
