import * as z from 'zod/mini';
import { envelopeSchema } from './envelope.ts';
import { manifestFields, manifestIsConsistent } from './packageManifest.ts';

/** A published version of a remote: its manifest, its publisher and its date (ISO). It never changes. [FED-04] */
export const remoteVersionSchema = z
  .extend(manifestFields, {
    /** Absent for readers without a right at the registry. */
    publishedBy: z.optional(z.string().check(z.maxLength(500))),
    publishedAt: z.iso.datetime(),
    /** The manifest with its publisher's signature; hosts accept no version without one. [FED-08] */
    signature: z.optional(envelopeSchema),
  })
  .check(manifestIsConsistent);

export type RemoteVersion = z.infer<typeof remoteVersionSchema>;
