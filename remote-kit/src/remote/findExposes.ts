import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Exposed module to file, relative to the remote: `./tickets` to `./src/exposes/tickets.tsx`. */
export type Exposes = Readonly<Record<string, string>>;

const exposedFile = /^(?!.*\.test\.)(.+)\.[jt]sx?$/;

/** One exposed module per file of `src/exposes`; the module of `texts.en.ts` is `./texts/en`. */
export function findExposes(folder: string): Exposes {
  const exposes = join(folder, 'src', 'exposes');
  const entries = readdirSync(exposes)
    .sort()
    .flatMap((file) => {
      const name = exposedFile.exec(file)?.[1];
      return name ? [[`./${name.replaceAll('.', '/')}`, `./src/exposes/${file}`] as const] : [];
    });
  if (entries.length === 0) throw new Error(`${exposes} exposes nothing: add one file per exposed module.`);
  return Object.fromEntries(entries);
}
