import { type Source, sourceSchema } from '@festival/release-contracts/package/source';
import { failure, type Result, success } from '@festival/shared-contracts/errors/result';
import * as z from 'zod/mini';
import { git } from './git.ts';

/**
 * Reads the source of the build in a remote's folder from git: the checked-out commit, or the commit `named`. Returns
 * undefined without a repository, and a sentence if `named` is not a commit. [BYD-08]
 */
export function sourceOf(folder: string, named?: string): Result<Source | undefined, string> {
  const head = git(folder, 'rev-parse', '--verify', '--quiet', 'HEAD');
  const commit = named === undefined ? head : commitOf(folder, named);
  if (commit === undefined) return success(undefined);
  const repository = repositoryAddress(git(folder, 'config', '--get', 'remote.origin.url') ?? '');
  const inRepository = git(folder, 'rev-parse', '--show-prefix')?.replace(/\/$/, '');
  const found = z.safeParse(sourceSchema, {
    commit,
    ...(repository && { repository }),
    ...(inRepository && { folder: inRepository }),
    ...(commit === head && { uncommitted: git(folder, 'status', '--porcelain', '--', '.') !== '' }),
  });
  if (found.success) return success(found.data);
  return failure(`${commit} is no commit of this repository: name it by all its digits.`);
}

const commitOf = (folder: string, named: string): string =>
  (named.startsWith('-') ? undefined : git(folder, 'rev-parse', '--verify', '--quiet', `${named}^{commit}`)) ?? named;

/** The address of a repository without user names, passwords, query and fragment; undefined for a folder of this machine. */
export function repositoryAddress(origin: string): string | undefined {
  // git@github.com:festival/shop.git
  const [, host, path] = /^(?:[^@/\s]+@)?([\w.-]{2,}):(?!\/\/)\/?(\S+)$/.exec(origin) ?? [];
  const address = URL.parse(host === undefined ? origin : `ssh://${host}/${path}`);
  if (address === null || !['http:', 'https:', 'ssh:'].includes(address.protocol)) return undefined;
  const plain = `${address.protocol}//${address.host}${address.pathname.replace(/\/+$/, '').replace(/\.git$/, '')}`;
  return z.safeParse(sourceSchema.shape.repository, plain).success ? plain : undefined;
}
