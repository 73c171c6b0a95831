import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type PackageManifest, packageManifestSchema } from '@festival/release-contracts/package/packageManifest';
import { type Result, success } from '@festival/shared-contracts/errors/result';
import * as z from 'zod/mini';
import { type Refusal, refuse } from '../error/refusal.ts';
import { schemaErrors } from '../error/schemaErrors.ts';
import { diskErrorCode } from '../storage/diskErrorCode.ts';
import { contentErrors } from '../versions/contentErrors.ts';

type PackageFolder = { manifest: PackageManifest; contents: Map<string, Uint8Array> };

/** A version's package (`dist/package`) with its files, checked against its `manifest.json` before anything is sent. */
export async function readPackageFolder(folder: string): Promise<Result<PackageFolder, Refusal>> {
  const manifest = await readManifest(folder);
  if (!manifest.ok) return manifest;
  const contents = new Map<string, Uint8Array>();
  for (const { path } of manifest.value.files) {
    const content = await readOrNull(join(folder, path));
    if (content !== null) contents.set(path, content);
  }
  const errors = contentErrors(manifest.value, contents);
  if (errors.length === 0) return success({ manifest: manifest.value, contents });
  const message = `The files in ${folder} are not what its manifest.json says: build it again.`;
  return refuse('invalid-request', message, errors);
}

async function readManifest(folder: string): Promise<Result<PackageManifest, Refusal>> {
  const file = join(folder, 'manifest.json');
  const text = await readOrNull(file);
  if (text === null) {
    const message = `${folder} holds no manifest.json: build the remote, and name its dist/package folder.`;
    return refuse('invalid-request', message);
  }
  const parsed = z.safeParse(packageManifestSchema, parseJson(text.toString()));
  if (parsed.success) return success(parsed.data);
  return refuse('invalid-request', `${file} is no manifest of a package.`, schemaErrors(parsed.error));
}

async function readOrNull(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path);
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(diskErrorCode(error) ?? '')) return null;
    throw error;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
