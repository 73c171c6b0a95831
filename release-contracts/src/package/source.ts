import * as z from 'zod/mini';

/** Where a version comes from. Nothing runs by it: it is for people who ask what changed. [BYD-08] */
export const sourceSchema = z.object({
  /** The whole name of the commit that the package was built from. */
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
  /** The remote's folder in the repository: `mf-tickets`; left out where it is the whole repository. */
  folder: z.optional(z.string().check(z.minLength(1), z.maxLength(240))),
  /** Whether something in the folder was not committed; left out where it is not known. */
  uncommitted: z.optional(z.boolean()),
});

export type Source = z.infer<typeof sourceSchema>;
