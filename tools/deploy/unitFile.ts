import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../launch/launchSettings.ts';

/** The command that a systemd unit starts, and its settings. */
export interface UnitFile {
  /** Program and arguments. */
  command: string[];
  environment: Record<string, string>;
  environmentFile: string;
}

const folder = join(root, 'deploy');

/** Parses the unit of a part, such as `shop-api`. */
export function unitFile(part: string): UnitFile {
  const lines = readFileSync(join(folder, 'systemd', `festival-${part}.service`), 'utf8').split('\n');
  const values = (key: string) =>
    lines.filter((line) => line.startsWith(`${key}=`)).map((line) => line.slice(key.length + 1));
  return {
    command: (values('ExecStart')[0] ?? '').split(' '),
    environment: settingsIn(values('Environment').flatMap((value) => value.split(' '))),
    environmentFile: values('EnvironmentFile')[0] ?? '',
  };
}

/** Parses the settings file of a part, which an operator fills in. */
export const settingsToFillIn = (part: string): Record<string, string> =>
  settingsIn(readFileSync(join(folder, 'env', `${part}.env`), 'utf8').split('\n'));

const settingsIn = (lines: string[]): Record<string, string> =>
  Object.fromEntries(
    lines
      .filter((line) => /^[A-Z_]+=/.test(line))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
