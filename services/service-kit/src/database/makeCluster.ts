import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { ServerAccount } from './serverAccount.ts';
import { brokenFolder, otherRelease, startFailure } from './startFailure.ts';
import { exitOf, startServerProcess } from './startServerProcess.ts';

type ClusterOptions = {
  dataFolder: string;
  cluster: string;
  bin: string;
  release: string;
  account: ServerAccount | null;
  logFile: string;
  logDescriptor: number;
};

/**
 * Creates the cluster if it is missing, and returns its password. It is created in another folder and moved when
 * complete, so a killed start leaves no incomplete cluster. Throws a DatabaseStartError for a folder of another release
 * or a damaged one.
 */
export async function makeCluster(options: ClusterOptions): Promise<string> {
  const { dataFolder, cluster, release } = options;
  const passwordFile = path.join(dataFolder, 'password');
  if (!existsSync(cluster) || readdirSync(cluster).length === 0) return initialise(options, passwordFile);
  if (!existsSync(path.join(cluster, 'PG_VERSION'))) throw brokenFolder(cluster, 'its PG_VERSION file is missing');
  const made = readFileSync(path.join(cluster, 'PG_VERSION'), 'utf8').trim();
  const here = release.split('.')[0] ?? release;
  if (made !== here) throw otherRelease(cluster, made, here);
  if (!existsSync(passwordFile)) throw brokenFolder(dataFolder, 'its password file is missing');
  return readFileSync(passwordFile, 'utf8').trim();
}

async function initialise(
  { dataFolder, cluster, bin, account, logFile, logDescriptor }: ClusterOptions,
  passwordFile: string,
) {
  const password = randomBytes(24).toString('base64url');
  const part = `${cluster}.part`;
  const handedOver = `${part}.password`;
  rmSync(part, { recursive: true, force: true });
  mkdirSync(part, { recursive: true, mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  writeFileSync(handedOver, password, { mode: 0o600 });
  if (account) for (const target of [part, handedOver]) chownSync(target, account.uid, account.gid);
  try {
    const args = [
      `--pgdata=${part}`,
      `--pwfile=${handedOver}`,
      '--username=postgres',
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      // PostgreSQL's own locale sorts in the same order on every machine, even after the folder has moved.
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
    ];
    const child = startServerProcess({ program: path.join(bin, 'initdb'), args, account, logDescriptor });
    if ((await exitOf(child)) !== 0) throw startFailure(readFileSync(logFile, 'utf8'), { folder: dataFolder, logFile });
    rmSync(cluster, { recursive: true, force: true });
    renameSync(part, cluster);
    return password;
  } finally {
    rmSync(handedOver, { force: true });
    rmSync(part, { recursive: true, force: true });
  }
}
