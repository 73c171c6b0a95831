/**
 * Prints for each exposed module the bytes that its remote adds to the first page (entry, code, styles, Dutch texts), the bytes that the shell adds
 * (its entry, the federation, its texts, and the shared modules that the module uses), and the remote's share of the sum. With FORMER, the root of
 * another built checkout, it also prints the bytes of that build.
 */
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from './harness/root.ts';

interface Files {
  js: string[];
  css: string[];
}

interface HostBuild {
  entry: Files;
  federation: Files;
  texts: Record<string, Files>;
  shared: Record<string, Files>;
}

interface Package {
  name: string;
  entry: string;
  exposes: Record<string, Files & { shared: string[] }>;
}

const read = <Value>(file: string): Value => JSON.parse(readFileSync(file, 'utf8')) as Value;

/** The bytes that a browser fetches: small files are not compressed. */
const sizeOf = (file: string): number => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;

const sum = (folder: string, files: readonly string[]): number =>
  [...new Set(files)].reduce((bytes, file) => bytes + sizeOf(path.join(folder, file)), 0);

type Shipped = Record<'own' | 'shell', number>;

/** The shipped bytes by exposed module, such as `mf_tickets/tickets`. */
function shippedBy(checkout: string): Map<string, Shipped> {
  const host = read<HostBuild>(path.join(checkout, 'host/dist/host.json'));
  const filesOf = (parts: readonly (Files | undefined)[]) =>
    parts.flatMap((part) => [...(part?.js ?? []), ...(part?.css ?? [])]);
  const shipped = new Map<string, Shipped>();
  for (const folder of globSync('mf-*/dist/package', { cwd: checkout }).sort()) {
    const { name, entry, exposes } = read<Package>(path.join(checkout, folder, 'manifest.json'));
    const texts = exposes['./texts/nl'];
    for (const [exposed, module] of Object.entries(exposes)) {
      if (exposed.startsWith('./texts/')) continue;
      const ofShell = [host.entry, host.federation, host.texts.nl, ...module.shared.map((one) => host.shared[one])];
      shipped.set(`${name}/${exposed.slice(2)}`, {
        own: sum(path.join(checkout, folder), [entry, ...filesOf([module, texts])]),
        shell: sum(path.join(checkout, 'host/dist/browser'), filesOf(ofShell)),
      });
    }
  }
  return shipped;
}

const kB = (bytes: number): string => (bytes / 1000).toFixed(1);
const columns = (shipped: Shipped | undefined): string[] =>
  shipped
    ? [kB(shipped.own), kB(shipped.shell), `${((100 * shipped.own) / (shipped.own + shipped.shell)).toFixed(1)} %`]
    : ['', '', ''];

const now = shippedBy(root);
const former = process.env.FORMER ? shippedBy(process.env.FORMER) : undefined;
const heads = ['remote, kB', 'shell, kB', 'share'];
const row = (cells: readonly string[]) => console.log(`| ${cells.join(' | ')} |`);
row(['exposed module', ...heads, ...(former ? heads.map((head) => `${head} before`) : [])]);
row(['---', ...heads, ...(former ? heads : [])].map(() => '---'));
for (const name of new Set([...now.keys(), ...(former?.keys() ?? [])]))
  row([name, ...columns(now.get(name)), ...(former ? columns(former.get(name)) : [])]);
