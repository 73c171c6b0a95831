import { release } from './release.ts';

/** The release that a brand's visitors get now. */
export const newestRelease = (brand: string): { revision: number } =>
  JSON.parse(release('history', '--brand', brand, '--limit', '1', '--json')).releases[0];
