import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../launch/launchSettings.ts';

/** A directive of nginx: `listen 443 ssl;`, or `server { … }` with the directives in it. */
export interface Directive {
  name: string;
  args: string[];
  inside: Directive[];
}

const folder = join(root, 'deploy/nginx');

/** Parses a file of the front server's example, with its includes. @throws for an unclosed or unexpected bracket. */
export const nginxFile = (name: string): Directive[] => {
  const text = readFileSync(join(folder, name), 'utf8').replaceAll(/^\s*#.*$/gm, '');
  const words = text.match(/"[^"]*"|[{};]|[^\s{};"]+/g) ?? [];
  const open: Directive[][] = [[]];
  let line: string[] = [];
  for (const word of words) {
    const [directive = '', ...args] = line;
    const inside: Directive[] = [];
    if (word === '}') {
      if (line.length > 0 || open.length < 2)
        throw new Error(`${name}: an unexpected }, or one after ${line.join(' ')}`);
      open.pop();
    } else if (word === ';' && directive === 'include') open.at(-1)?.push(...nginxFile(args[0] ?? ''));
    else if (word === ';' || word === '{') open.at(-1)?.push({ name: directive, args, inside });
    else {
      line.push(word);
      continue;
    }
    if (word === '{') open.push(inside);
    line = [];
  }
  const [lines = []] = open;
  if (open.length > 1 || line.length > 0) throw new Error(`${name} ends inside of ${line.join(' ') || 'a block'}`);
  return lines;
};
