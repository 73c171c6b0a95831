import type { ReleaseDocument } from '@festival/release-contracts/release/releaseDocument';
import { publishedVersion } from './publishedVersion.ts';

interface Released {
  revision?: number;
  pins?: ReleaseDocument['release']['pins'];
  /** Versions of mf_tickets, each with these files. */
  versions?: readonly string[];
  files?: Readonly<Record<string, string>>;
}

/** A release of Solstrand as the registry gives it. */
export const releaseDocument = ({
  revision = 1,
  pins = {},
  versions = [],
  files = { 'server/remote.cjs': '' },
}: Released = {}): ReleaseDocument => ({
  release: {
    brand: 'solstrand',
    revision,
    parent: revision - 1,
    at: '2026-11-01T10:00:00.000Z',
    pins,
  },
  fallbacks: {},
  versions:
    versions.length > 0
      ? { mf_tickets: Object.fromEntries(versions.map((version) => [version, publishedVersion(version, files)])) }
      : {},
});
