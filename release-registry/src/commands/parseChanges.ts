import { remoteNameSchema, versionSchema } from '@festival/shared-contracts/release/remoteReleaseManifest';
import * as z from 'zod/mini';
import type { Changes } from '../releases/changes.ts';

type Parsed<Value> = { value: Value } | { fault: string };

/** `mf_tickets@1.2.0 mf_basket@2.0.1` and a percentage (`10`, `12.5`) as what to change. */
export function parseChanges(words: readonly string[], percent: string | undefined): Parsed<Changes> {
  if (words.length === 0) return { fault: 'Name what to activate, as in mf_tickets@1.2.0; several go live together.' };
  const basisPoints = percent === undefined ? undefined : parsePercent(percent);
  if (basisPoints === null) return { fault: `--percent ${percent} is no percentage up to 100, as in 10 or 12.5.` };
  if (basisPoints === 0)
    return {
      fault: `--percent ${percent} would give it to nobody. Name more than 0; to end a canary, activate the version that all are to get, without a percentage.`,
    };
  const changes: Changes = {};
  for (const word of words) {
    const [name = '', version = '', ...more] = word.split('@');
    const sound =
      more.length === 0 && z.safeParse(remoteNameSchema, name).success && z.safeParse(versionSchema, version).success;
    if (!sound) return { fault: `${word} is not a remote with a version, as in mf_tickets@1.2.0.` };
    if (changes[name] !== undefined) return { fault: `${name} is named twice; a remote can go to one version only.` };
    changes[name] = basisPoints === undefined ? { version } : { version, basisPoints };
  }
  return { value: changes };
}

function parsePercent(text: string): number | null {
  const basisPoints = /^\d{1,3}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : null;
  return basisPoints !== null && basisPoints <= 10_000 ? basisPoints : null;
}
