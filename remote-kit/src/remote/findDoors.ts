import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Door to file, relative to the remote: `./tickets` to `./src/exposes/tickets.tsx`. */
export type Doors = Readonly<Record<string, string>>;

const doorFile = /^(?!.*\.test\.)(.+)\.tsx?$/;

/** One door per file of `src/exposes`; `texts.en.ts` is the door `./texts/en`. */
export function findDoors(folder: string): Doors {
  const exposes = join(folder, 'src', 'exposes');
  const doors = readdirSync(exposes)
    .sort()
    .flatMap((file) => {
      const name = doorFile.exec(file)?.[1];
      return name ? [[`./${name.replaceAll('.', '/')}`, `./src/exposes/${file}`] as const] : [];
    });
  if (doors.length === 0) throw new Error(`${exposes} has no doors: add one file per exposed module.`);
  return Object.fromEntries(doors);
}
