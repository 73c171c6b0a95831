import { randomUUID } from 'node:crypto';
import { access, rename } from 'node:fs/promises';
import { join } from 'node:path';
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import type { PackageFile } from '@festival/release-contracts/package/packageFile';
import { sha384Of } from '@festival/service-kit/hash/sha384Of';
import type { Files } from '../storage/files.ts';
import { writeFlushed } from '../storage/folderFiles.ts';

/** A bucket, the prefix of every key in it, and the service's address if it is not AWS. */
export type S3Place = { bucket: string; prefix: string; endpoint: string | undefined };

/** Objects that are sent or fetched at the same time. */
const atOnce = 8;

/**
 * Stores files as objects of S3 or a compatible service. Files never change, so each is fetched once and cached in the folder `cache`, which may be
 * removed at any time. Credentials and region come from the AWS SDK's environment variables.
 */
export function s3Files({ bucket, prefix, endpoint }: S3Place, cache: string): Files {
  const client = new S3Client({
    // Services other than AWS do not support its checksums. Instead, each file is compared with its published hash.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // A hanging service fails a call after a time limit; a call is tried three times.
    requestHandler: { connectionTimeout: 5_000, socketTimeout: 30_000 },
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    ...(process.env.AWS_REGION ? {} : { region: 'us-east-1' }),
  });
  const keyOf = (place: string, path: string) => `${prefix}${place}/${path}`;

  /** Every object whose key has this prefix, without the common prefix. */
  async function* list(start: string): AsyncGenerator<{ key: string; changedAt: Date }> {
    for await (const { Contents = [] } of paginateListObjectsV2(
      { client },
      { Bucket: bucket, Prefix: `${prefix}${start}` },
    )) {
      for (const { Key = '', LastModified = new Date(0) } of Contents) {
        yield { key: Key.slice(prefix.length), changedAt: LastModified };
      }
    }
  }

  async function fetchTo(target: string, place: string, { path, sha384 }: PackageFile): Promise<void> {
    const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: keyOf(place, path) }));
    const content = await Body?.transformToByteArray();
    if (content === undefined || sha384Of(content) !== sha384)
      throw new Error(`${place}/${path} is not what was published`);
    const draft = `${target}.${randomUUID()}`;
    await writeFlushed(draft, content);
    await rename(draft, target);
  }

  return {
    async store(place, contents) {
      await inBatches([...contents], ([path, content]) =>
        client.send(new PutObjectCommand({ Bucket: bucket, Key: keyOf(place, path), Body: content })),
      );
    },
    async folderWith(place, files) {
      const folder = join(cache, place);
      await inBatches(files, async (file) => {
        const target = join(folder, file.path);
        await access(target).catch(() => fetchTo(target, place, file));
      });
      return folder;
    },
    async remove(place) {
      const keys: string[] = [];
      for await (const { key } of list(`${place}/`)) keys.push(`${prefix}${key}`);
      for (let from = 0; from < keys.length; from += 1_000) {
        const Objects = keys.slice(from, from + 1_000).map((Key) => ({ Key }));
        const order = new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } });
        const [fault] = (await client.send(order)).Errors ?? [];
        if (fault !== undefined) throw new Error(`${fault.Key} was not removed: ${fault.Code} ${fault.Message}`);
      }
    },
    async places() {
      const found = new Map<string, Date>();
      for await (const { key, changedAt } of list('')) {
        const place = key.split('/').slice(0, 3).join('/');
        const last = found.get(place);
        if (last === undefined || last < changedAt) found.set(place, changedAt);
      }
      return [...found].map(([place, storedAt]) => ({ place, storedAt }));
    },
    close: () => client.destroy(),
  };
}

async function inBatches<Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < items.length; from += atOnce) await Promise.all(items.slice(from, from + atOnce).map(work));
}
