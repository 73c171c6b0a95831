import * as z from 'zod/mini';

/** A file's place inside a package, always with `/`: `browser/remoteEntry.js`. */
export const packagePathSchema = z
  .string()
  .check(
    z.maxLength(240, 'a path has at most 240 characters'),
    z.regex(
      /^(?!\.)[\w@~+.-]+(\/(?!\.)[\w@~+.-]+)*$/,
      'a path is relative, without hidden or parent folders, as in browser/12.a1b2.js',
    ),
  );

/** `sha384-` and the digest in base64: what an `integrity` attribute and the page's integrity table hold. */
const sha384Schema = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'a hash is written sha384-<base64>'));

export const packageFileSchema = z.object({
  path: packagePathSchema,
  sha384: sha384Schema,
  bytes: z.int().check(z.minimum(0)),
});

/** Whether a file is a source map, which locates errors and is never sent to a page. */
export const isSourceMap = (path: string): boolean => /\.map(\.(br|gz))?$/i.test(path);

export type PackageFile = z.infer<typeof packageFileSchema>;
