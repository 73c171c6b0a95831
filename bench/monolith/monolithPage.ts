import type { Monolith } from './buildMonolith.ts';
import { moduleChunk } from './moduleChunk.ts';

type Files = Pick<Monolith, 'chunks' | 'integrity'>;

/** The monolith's chunk with the content of a file of the federated page; undefined if the content is part of other chunks. */
function chunkOf(address: string, { chunks }: Files): string | undefined {
  const [, remote, module] = /^\/remotes\/(\w+)\/[^/]+\/browser\/([\w-]+)\.\w+\.(?:js|css)$/.exec(address) ?? [];
  if (remote && module) return chunks.has(moduleChunk(remote, module)) ? moduleChunk(remote, module) : undefined;
  const [, name] = /^\/assets\/([\w-]+)\.\w+\.(?:js|css)$/.exec(address) ?? [];
  // The monolith's first file contains components and styles of every page.
  if (name === 'components') return 'shop';
  return name && chunks.has(name) ? name : undefined;
}

const attribute = (tag: string, name: string): string | undefined => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];

const withAttribute = (tag: string, name: string, value: string): string =>
  tag.replace(new RegExp(` ${name}="[^"]*"`), () => ` ${name}="${value}"`);

/** Elements that load scripts and styles: `<script src>`, stylesheets and preloads of scripts. */
const loadingElement = /<script [^>]*\bsrc="[^"]*"[^>]*><\/script>|<link [^>]*>/g;

const isBrandStyle = (address: string): boolean => address.startsWith('/assets/brand-');

const addressOf = (tag: string): string => attribute(tag, 'src') ?? attribute(tag, 'href') ?? '';

/** Whether the element loads a script or a style of the build. */
const loadsBuild = (tag: string): boolean => /\.(js|css)$/.test(addressOf(tag)) && !isBrandStyle(addressOf(tag));

const pageData = /(<script type="application\/json" id="page-data"[^>]*>)(.*?)(<\/script>)/s;

interface FederatedData {
  remotes: Record<string, unknown>;
  /** The files that the page may prefetch, by exposed module. */
  moduleFiles?: Record<string, string[]>;
}

/** The page's data with the monolith's files and hashes, and one version for every remote. */
function monolithData(json: string, monolith: Files): string {
  const { integrity, chunks } = monolith;
  const data = JSON.parse(json) as FederatedData;
  const filesOf = (addresses: readonly string[]) =>
    addresses.flatMap((address) => chunks.get(chunkOf(address, monolith) ?? '') ?? []).map((file) => `/assets/${file}`);
  const moduleFiles = Object.fromEntries(
    Object.entries(data.moduleFiles ?? {}).map(([module, addresses]) => [module, [...new Set(filesOf(addresses))]]),
  );
  const remotes = Object.fromEntries(Object.keys(data.remotes).map((name) => [name, { version: '0.0.0', entry: '' }]));
  const scripts = [...integrity].filter(([file]) => file.endsWith('.js'));
  const hashes = Object.fromEntries(scripts.map(([file, hash]) => [`/assets/${file}`, hash]));
  return JSON.stringify({ ...data, remotes, moduleFiles, integrity: hashes }).replaceAll('<', '\\u003c');
}

/**
 * Replaces the files of a federated page with the monolith's: the elements that load scripts and styles refer to the monolith's corresponding files,
 * in the same order and with the same attributes.
 * @throws if the page lacks the expected scripts and styles.
 */
export function monolithPage(html: string, monolith: Files): string {
  const starting = monolith.chunks.get('shop') ?? [];
  const written = new Set<string>();
  const replaced = html.replaceAll(loadingElement, (tag) => {
    if (!loadsBuild(tag)) return tag;
    const isStyle = addressOf(tag).endsWith('.css');
    const isStart = tag.startsWith('<script');
    const name = chunkOf(addressOf(tag), monolith);
    const files = (name && monolith.chunks.get(name)) || [];
    return files
      .filter((file) => file.endsWith('.css') === isStyle && !written.has(file))
      .filter((file) => isStyle || starting.includes(file) === isStart)
      .map((file) => {
        written.add(file);
        const address = withAttribute(tag, isStart ? 'src' : 'href', `/assets/${file}`);
        return withAttribute(
          withAttribute(address, 'data-href', file),
          'integrity',
          monolith.integrity.get(file) ?? '',
        );
      })
      .join('');
  });
  const missing = starting.filter((file) => !written.has(file));
  if (missing.length > 0) throw new Error(`The page has no element for ${missing.join(', ')}`);
  return replaced.replace(pageData, (_, start: string, json: string, end: string) =>
    [start, monolithData(json, monolith), end].join(''),
  );
}
