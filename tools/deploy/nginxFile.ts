import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../launch/launchSettings.ts';

/** A line of nginx' language: `listen 443 ssl;`, or `server { … }` with the lines inside. */
export interface Directive {
  name: string;
  args: string[];
  inside: Directive[];
}

const folder = join(root, 'deploy/nginx');

/** Reads a file of the front server's example, with what it includes in place. @throws for a bracket that is not closed, or closed twice. */
export const nginxFile = (name: string): Directive[] => {
  const text = readFileSync(join(folder, name), 'utf8').replaceAll(/^\s*#.*$/gm, '');
  const words = text.match(/"[^"]*"|[{};]|[^\s{};"]+/g) ?? [];
  const open: Directive[][] = [[]];
  let line: string[] = [];
  for (const word of words) {
    const [directive = '', ...args] = line;
    const inside: Directive[] = [];
    if (word === '}') {
      if (line.length > 0 || open.length < 2) throw new Error(`${name}: a } too many, or after ${line.join(' ')}`);
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
