import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** A developer's copy of a package. Its sources can be edited while its dev server runs. */
export interface ScratchCopy {
  /** Replaces the first occurrence of a text. @throws if the file does not contain it. */
  edit(file: string, from: string | RegExp, to: string): void;
  /** Starts a dev server in the copy. Returns its address. */
  serve(args: readonly string[], env?: Record<string, string>): Promise<string>;
  /** Stops the dev server and deletes the copy. */
  remove(): Promise<void>;
}

/** Copies a package of this repository to a folder below the repository, so that the copy finds the same packages. */
export function scratchCopy(name: string): ScratchCopy {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, '.cache', `${name}-`));
  cpSync(join(root, name), folder, {
    recursive: true,
    filter: (path) => !/(^|\/)(dist|node_modules|\.cache)$/.test(path.slice(root.length)),
  });
  linkPackages(join(root, name, 'node_modules'), join(folder, 'node_modules'));
  let server: ChildProcess | undefined;
  return {
    edit(file, from, to) {
      const path = join(folder, file);
      const text = readFileSync(path, 'utf8');
      const edited = text.replace(from, to);
      if (edited === text) throw new Error(`${file} has no ${from}`);
      writeFileSync(path, edited);
    },
    serve(args, env = {}) {
      const started = spawn(process.execPath, args, { cwd: folder, env: { ...process.env, ...env } });
      server = started;
      return saidAddress(started);
    },
    async remove() {
      if (server?.exitCode === null && server.kill('SIGTERM')) await once(server, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Links the packages that only this package has, such as other versions than the repository's. */
function linkPackages(from: string, to: string): void {
  if (!existsSync(from)) return;
  mkdirSync(to);
  for (const name of readdirSync(from).filter((one) => !one.startsWith('.')))
    symlinkSync(join(from, name), join(to, name));
}

/** The address that webpack-dev-server prints. */
function saidAddress(server: ChildProcess): Promise<string> {
  let said = '';
  return new Promise((resolve, reject) => {
    for (const output of [server.stdout, server.stderr])
      output?.on('data', (text) => {
        said += text;
        // The output is coloured, as on a terminal.
        const found = /Loopback: .*?(http:\/\/127\.0\.0\.1:\d+)/.exec(said)?.[1];
        if (found) resolve(found);
      });
    server.once('exit', () => reject(new Error(`The dev server has ended:\n${said}`)));
  });
}
