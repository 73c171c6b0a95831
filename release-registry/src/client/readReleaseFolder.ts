import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type RemoteReleaseManifest,
  remoteReleaseManifestSchema,
} from '@festival/shared-contracts/release/remoteReleaseManifest';
import * as z from 'zod/mini';
import { diskErrorCode } from '../disk/diskErrorCode.ts';
import { faultsOf } from '../problem/faultsOf.ts';
import { type Result, refuse, succeed } from '../problem/problem.ts';
import { contentFaults } from '../versions/contentFaults.ts';

export type ReleaseFolder = { manifest: RemoteReleaseManifest; contents: Map<string, Uint8Array> };

/** A remote's build (`dist/release`) with its files, checked against its `release.json` before anything is sent. */
export async function readReleaseFolder(folder: string): Promise<Result<ReleaseFolder>> {
  const text = await readOr(join(folder, 'release.json'));
  if (text === null) {
    return refuse(
      'invalid-request',
      `${folder} holds no release.json: build the remote, and name its dist/release folder.`,
    );
  }
  const parsed = z.safeParse(remoteReleaseManifestSchema, parseJson(text.toString()));
  if (!parsed.success) {
    return refuse('invalid-request', `${join(folder, 'release.json')} is no release manifest.`, faultsOf(parsed.error));
  }
  const contents = new Map<string, Uint8Array>();
  for (const { path } of parsed.data.files) {
    const content = await readOr(join(folder, path));
    if (content !== null) contents.set(path, content);
  }
  const faults = contentFaults(parsed.data, contents);
  if (faults.length === 0) return succeed({ manifest: parsed.data, contents });
  return refuse(
    'invalid-request',
    `The files in ${folder} are not what its release.json says: build it again.`,
    faults,
  );
}

async function readOr(path: string): Promise<Buffer | null> {
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
