import * as z from 'zod/mini';
import { brandIdSchema } from '../brand/brandId.ts';
import { versionSchema } from '../package/version.ts';
import { revisionSchema } from './release.ts';

const text = (longest: number) => z.string().check(z.maxLength(longest));
/** Milliseconds since the page was requested, or a duration. */
const milliseconds = z.int().check(z.minimum(0), z.maximum(86_400_000));
const origin = z.enum(['host', 'registry']);

/** A fault, in the order of the page: the kind and message of an error report. */
const traceFaultSchema = z.object({
  kind: text(60),
  at: milliseconds,
  message: text(400),
  /** The first lines of the stack. */
  stack: z.optional(text(1_200)),
});

/** A file of the remote that the page requested, from the browser's timeline. */
const traceFileSchema = z.object({
  version: versionSchema,
  path: text(200),
  from: origin,
  at: milliseconds,
  took: milliseconds,
  /** Absent if the browser does not report it. */
  status: z.optional(z.int()),
});

/** A file that did not arrive, requested once more from both servers after the fault. */
const traceCheckSchema = z.object({
  version: versionSchema,
  path: text(200),
  from: origin,
  /** 0 without an answer. */
  status: z.int(),
  /** Whether the bytes have the published hash; absent if this is unknown. */
  isPublished: z.optional(z.boolean()),
});

/**
 * The steps that the runtime of Module Federation completed, with their times: the entry was loaded, the exposed module's files were loaded, its code
 * was run.
 */
const traceLoadSchema = z.object({
  step: z.enum(['entry', 'files', 'code']),
  version: versionSchema,
  at: milliseconds,
});

/** The outcome of a slot. `refused`: the page's policy blocked an action of the remote. */
const slotOutcomes = ['fell-back', 'broken', 'hanging', 'slow', 'refused', 'shown'] as const;

/** The load of one slot, as reported by its page, without personal data. [FED-05] */
export const pageTraceSchema = z.object({
  /** The exposed module, or only the remote if no more is known. */
  module: text(120).check(z.regex(/^[a-z][a-z0-9_]+(\/[\w./-]+)?$/)),
  /** The name of the route, never the address. */
  route: text(60),
  outcome: z.enum(slotOutcomes),
  /** The version in the page's release for this visitor, and the rule that selected it. */
  given: z.object({ version: versionSchema, rule: text(40) }),
  /** The version that the page finally ran, and its state. */
  used: z.object({ version: versionSchema, state: text(20) }),
  /** The version to fall back to, if there is one. */
  fallback: z.optional(versionSchema),
  /** Whether the server had rendered the slot; absent for a slot that was opened on the page. */
  isRendered: z.optional(z.boolean()),
  /** The times when the page's first byte and its last one arrived. */
  page: z.object({ answered: milliseconds, loaded: milliseconds }),
  /** The times when the slot requested its module, and when the first render was committed. */
  asked: z.optional(milliseconds),
  committed: z.optional(milliseconds),
  files: z.array(traceFileSchema).check(z.maxLength(24)),
  loads: z.array(traceLoadSchema).check(z.maxLength(12)),
  checks: z.array(traceCheckSchema).check(z.maxLength(8)),
  faults: z.array(traceFaultSchema).check(z.maxLength(8)),
});

/** The id of a page, in its error reports and in the registry's record of its slots. */
export const pageIdSchema = z.string().check(z.regex(/^[\w-]{16}$/, 'a page’s id has 16 letters, digits, - or _'));

/** The trace with its host's data. */
export const slotTraceSchema = z.extend(pageTraceSchema, {
  visit: pageIdSchema,
  at: z.iso.datetime(),
  brand: brandIdSchema,
  /** The page's release, and the brand's newest one when the host received the trace. */
  revision: revisionSchema,
  newest: revisionSchema,
  /** The time from which the registry had been silent, if it was unavailable when the page was made. */
  registryAway: z.optional(z.iso.datetime()),
  /** The browser's name and major version. */
  browser: text(40),
});

export type PageTrace = z.infer<typeof pageTraceSchema>;
export type SlotTrace = z.infer<typeof slotTraceSchema>;
export type SlotOutcome = (typeof slotOutcomes)[number];
