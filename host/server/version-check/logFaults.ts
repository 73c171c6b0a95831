import { z } from 'zod';
import type { LogStream } from '../hostLogger.ts';
import { logMessages } from '../version-health/logMessages.ts';

/** A fault that occurred while a page was made or shown. */
export interface Fault {
  where: 'server' | 'browser';
  message: string;
}

/** A fault in the log, with its exposed module or remote if that is known. */
type LoggedFault = Fault & { of?: string | undefined };

const lineSchema = z.object({
  msg: z.string().default(''),
  err: z.object({ message: z.string() }).optional(),
  errorReport: z.object({ kind: z.string(), message: z.string(), module: z.string().optional() }).optional(),
});

/** Reports about a part of a page; others, such as a call that the samples do not answer, do not concern a module. */
const ofParts = /^(page|remote|remoteSlot)\./;

type Line = z.infer<typeof lineSchema>;

function faultOf({ msg, err, errorReport }: Line): LoggedFault | undefined {
  if (errorReport) {
    const where = msg === logMessages.pageReports ? 'browser' : 'server';
    return ofParts.test(errorReport.kind) ? { where, message: errorReport.message, of: errorReport.module } : undefined;
  }
  return msg === logMessages.pageStuck ? { where: 'server', message: err?.message ?? msg } : undefined;
}

/**
 * Reads faults from the log of a host: those of its own pages, and those that its pages report. `take` returns the faults since the last `take` that
 * concern one remote or no particular one; other remotes' faults are not caused by the tested version.
 */
export function logFaults(): {
  stream: LogStream;
  take: (remote: string) => Fault[];
} {
  let faults: LoggedFault[] = [];
  return {
    stream: {
      write(line) {
        const fault = faultOf(lineSchema.parse(JSON.parse(line)));
        if (fault) faults.push(fault);
      },
    },
    take(remote) {
      const taken = faults.filter(({ of = remote }) => of.split('/')[0] === remote);
      faults = [];
      return taken.map(({ where, message }) => ({ where, message }));
    },
  };
}
