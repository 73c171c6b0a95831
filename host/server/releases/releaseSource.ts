import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ReleaseDocument, releaseDocumentSchema } from '@festival/shared-contracts/release/releaseDocument';
import * as z from 'zod/mini';
import { writeFileAtomically } from '../files/writeFileAtomically.ts';
import { singleFlight } from '../flight/singleFlight.ts';

/** Gives a brand's release; undefined when the brand has none, or none was ever known and the registry is away. */
export interface ReleaseSource {
  current(brand: string): Promise<ReleaseDocument | undefined>;
}

interface SourceSettings {
  registryUrl: string;
  dataFolder: string;
  /** Milliseconds that a page waits for the registry before it goes on with what was known last. */
  timeLimit?: number;
  onTrouble: (brand: string, error: unknown) => void;
  /** Told of each release that is new to this server. */
  onNew?: (document: ReleaseDocument) => void;
}

interface Known {
  etag: string;
  document: ReleaseDocument;
}

const keptSchema = z.object({ etag: z.string(), document: releaseDocumentSchema });

/**
 * The registry's releases, asked for with each page and answered by 304 while nothing changed [FED-03]. When the
 * registry is away the last known release goes on, also after a restart.
 */
export function releaseSource({
  registryUrl,
  dataFolder,
  timeLimit = 1_000,
  onTrouble,
  onNew,
}: SourceSettings): ReleaseSource {
  const known = new Map<string, Known>();
  const keptFile = (brand: string) => join(dataFolder, 'releases', `${brand}.json`);

  async function keep(brand: string, value: Known): Promise<void> {
    known.set(brand, value);
    await writeFileAtomically(keptFile(brand), JSON.stringify(value));
  }

  async function kept(brand: string): Promise<Known | undefined> {
    try {
      return z.parse(keptSchema, JSON.parse(await readFile(keptFile(brand), 'utf8')));
    } catch {
      // None was kept, or one of another time: the same as none.
      return undefined;
    }
  }

  async function ask(brand: string): Promise<ReleaseDocument | undefined> {
    const last = known.get(brand);
    try {
      const response = await fetch(`${registryUrl}/brands/${encodeURIComponent(brand)}/release`, {
        headers: last ? { 'if-none-match': last.etag } : {},
        signal: AbortSignal.timeout(timeLimit),
      });
      if (response.status === 304) return last?.document;
      if (response.status === 404) return undefined;
      if (!response.ok) throw new Error(`The registry answered ${response.status}`);
      const document = z.parse(releaseDocumentSchema, await response.json());
      await keep(brand, { etag: response.headers.get('etag') ?? '', document });
      onNew?.(document);
      return document;
    } catch (error) {
      onTrouble(brand, error);
      const fallback = last ?? (await kept(brand));
      if (fallback) known.set(brand, fallback);
      return fallback?.document;
    }
  }

  return { current: singleFlight((brand) => brand, ask) };
}
