import { z } from 'zod';
import type { LogStream } from '../hostLogger.ts';
import { logMessages } from '../version-health/logMessages.ts';

/** Something that went wrong while a page was made or shown. */
export interface Fault {
  where: 'server' | 'browser';
  message: string;
}

/** A fault of the log, with the exposed module or the remote that it is of, where that is known. */
type LoggedFault = Fault & { of?: string | undefined };

const lineSchema = z.object({
  msg: z.string().default(''),
  slotCall: z.string().optional(),
  err: z.object({ message: z.string() }).optional(),
  errorReport: z.object({ kind: z.string(), message: z.string(), module: z.string().optional() }).optional(),
});

/** Reports of a part of a page; others, such as a call that the samples do not answer, say nothing about a module. */
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
 * Reads the log of a host as faults: those of its own pages, and those that its pages report. `take` returns the faults of one remote, or
 * of no particular one, since the last call: the rest of the page was there before. `takeCalls` returns the calls of slots during the
 * server's rendering.
 */
export function logFaults(): {
  stream: LogStream;
  take: (remote: string) => Fault[];
  takeCalls: () => string[];
} {
  let faults: LoggedFault[] = [];
  let calls: string[] = [];
  return {
    stream: {
      write(line) {
        const read = lineSchema.parse(JSON.parse(line));
        const fault = faultOf(read);
        if (fault) faults.push(fault);
        if (read.slotCall) calls.push(read.slotCall);
      },
    },
    take(remote) {
      const taken = faults.filter(({ of = remote }) => of.split('/')[0] === remote);
      faults = [];
      return taken.map(({ where, message }) => ({ where, message }));
    },
    takeCalls() {
      const taken = calls;
      calls = [];
      return taken;
    },
  };
}
