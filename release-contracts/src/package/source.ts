import * as z from 'zod/mini';

/** The origin of a version, for people who want to know what changed. It does not affect any code. [BYD-08] */
export const sourceSchema = z.object({
  /** The full id of the commit from which the package was built. */
  commit: z
    .string()
    .check(z.regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/, 'a commit is named by all its 40 or 64 digits, in small letters')),
  /** The repository's address: `https://github.com/festival/shop`. */
  repository: z.optional(
    z
      .string()
      .check(
        z.maxLength(300, 'the address of a repository has at most 300 characters'),
        z.regex(
          /^(https?|ssh):\/\/[\w.:[\]-]+\/[^\s@?#<>"'\\]+$/,
          'the address of a repository has no name, password or query, as in https://github.com/festival/shop',
        ),
      ),
  ),
  /** The remote's folder in the repository: `mf-tickets`; omitted if it is the whole repository. */
  folder: z.optional(z.string().check(z.minLength(1), z.maxLength(240))),
  /** Whether the folder had uncommitted changes; omitted if this is not known. */
  uncommitted: z.optional(z.boolean()),
});

export type Source = z.infer<typeof sourceSchema>;
