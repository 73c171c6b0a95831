import type { ContractsChange } from './contractsRecord.ts';

/** The lowest allowed next version: the next major after a breaking change, the next minor after an extension, otherwise the same. [FED-02] */
export function nextVersion(published: string, { breaks, extensions }: ContractsChange): string {
  const [major = 0, minor = 0] = published.split('.').map(Number);
  if (breaks.length > 0) return `${major + 1}.0.0`;
  return extensions.length > 0 ? `${major}.${minor + 1}.0` : published;
}
