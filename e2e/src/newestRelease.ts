import { release } from './release.ts';

/** The current release of a brand, as its visitors get it. */
export const newestRelease = (brand: string): { revision: number } =>
  JSON.parse(release('history', '--brand', brand, '--limit', '1', '--json')).releases[0];
