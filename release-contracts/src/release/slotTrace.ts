import * as z from 'zod/mini';
import { brandIdSchema } from '../brand/brandId.ts';
import { versionSchema } from '../package/version.ts';
import { revisionSchema } from './release.ts';

const text = (longest: number) => z.string().check(z.maxLength(longest));
/** Milliseconds since the page was asked for, or for as long as something took. */
const milliseconds = z.int().check(z.minimum(0), z.maximum(86_400_000));
const origin = z.enum(['host', 'registry']);

/** Something that went wrong, in the order of the page: the kind and message of an error report. */
const traceFaultSchema = z.object({
  kind: text(60),
  at: milliseconds,
  message: text(400),
  /** The first lines of the stack. */
  stack: z.optional(text(1_200)),
});

/** A file of the remote that the page asked for, as the browser's timeline has it. */
const traceFileSchema = z.object({
  version: versionSchema,
  path: text(200),
  from: origin,
  at: milliseconds,
  took: milliseconds,
  /** Absent where the browser does not tell it. */
  status: z.optional(z.int()),
});

/** A file that did not come, asked for once more at both servers after the fault. */
const traceCheckSchema = z.object({
  version: versionSchema,
  path: text(200),
  from: origin,
  /** 0 where no answer came. */
  status: z.int(),
  /** Whether the bytes have the published hash; absent where that can't be known. */
  isPublished: z.optional(z.boolean()),
});

/** What the runtime of Module Federation had done, by when: the entry was loaded, the exposed module's files were, its code was run. */
const traceLoadSchema = z.object({
  step: z.enum(['entry', 'files', 'code']),
  version: versionSchema,
  at: milliseconds,
});

/** What became of a slot. `refused`: the page's policy refused something that the remote did. */
const slotOutcomes = ['fell-back', 'broken', 'hanging', 'slow', 'refused', 'shown'] as const;

/** The load of one slot, as reported by its page, without personal data. [FED-05] */
export const pageTraceSchema = z.object({
  /** The exposed module, or the remote alone where that is all that is known. */
  module: text(120).check(z.regex(/^[a-z][a-z0-9_]+(\/[\w./-]+)?$/)),
  /** The name of the route, never the address. */
  route: text(60),
  outcome: z.enum(slotOutcomes),
  /** The version that the page's release gives this visitor, and by which rule. */
  given: z.object({ version: versionSchema, rule: text(40) }),
  /** The version that the page ran at the end, and its state. */
  used: z.object({ version: versionSchema, state: text(20) }),
  /** The version to fall back to, where there is one. */
  fallback: z.optional(versionSchema),
  /** Whether the server had rendered it; absent for a slot that was opened on the page. */
  isRendered: z.optional(z.boolean()),
  /** When the page's first byte and its last one had come. */
  page: z.object({ answered: milliseconds, loaded: milliseconds }),
  /** When the slot asked for its module, and when the first render was committed. */
  asked: z.optional(milliseconds),
  committed: z.optional(milliseconds),
  files: z.array(traceFileSchema).check(z.maxLength(24)),
  loads: z.array(traceLoadSchema).check(z.maxLength(12)),
  checks: z.array(traceCheckSchema).check(z.maxLength(8)),
  faults: z.array(traceFaultSchema).check(z.maxLength(8)),
});

/** The id of a page, in its error reports and in the registry's record of its slots. */
export const pageIdSchema = z.string().check(z.regex(/^[\w-]{16}$/, 'a page’s id has 16 letters, digits, - or _'));

/** The same with its host's data. */
export const slotTraceSchema = z.extend(pageTraceSchema, {
  visit: pageIdSchema,
  at: z.iso.datetime(),
  brand: brandIdSchema,
  /** The release that the page was made of, and the brand's newest one when the host got the trace. */
  revision: revisionSchema,
  newest: revisionSchema,
  /** Since when the registry had not answered the host, where it had not when the page was made. */
  registryAway: z.optional(z.iso.datetime()),
  /** Of the browser: its name and its main version. */
  browser: text(40),
});

export type PageTrace = z.infer<typeof pageTraceSchema>;
export type SlotTrace = z.infer<typeof slotTraceSchema>;
export type SlotOutcome = (typeof slotOutcomes)[number];
