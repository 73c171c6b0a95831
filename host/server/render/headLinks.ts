import type { HostManifest } from '../../build/hostManifest.ts';
import type { PageData } from '../../src/page/pageData.ts';
import { splitModuleName } from '../../src/remote-slot/splitModuleName.ts';
import { textsExpose } from '../../src/remote-slot/textsExpose.ts';
import type { RemoteFiles } from './renderRequest.ts';

/** The attributes of a link element. */
export type HeadLink = Readonly<Record<string, string | undefined>>;

interface LinkOptions {
  page: PageData;
  manifest: HostManifest;
  files: Readonly<Record<string, RemoteFiles>>;
  /** The page of the shell that is shown; null where a remote brings the content. */
  shellPage: string | null;
  /** The exposed modules on this page. */
  modules: readonly string[];
  integrity: Readonly<Record<string, string>>;
  /** Required by the page's policy for preloaded scripts. */
  nonce: string;
}

interface Linked {
  js: Map<string, string | undefined>;
  css: Map<string, HeadLink>;
}

/**
 * `data-href` is the name by which the remote's runtime recognises a loaded stylesheet, so it does not load it again.
 */
const remoteStyle = (href: string, path: string): HeadLink => ({
  rel: 'stylesheet',
  href,
  'data-href': path.replace(/^browser\//, ''),
});

function linkRemote(linked: Linked, name: string, modules: readonly string[], options: LinkOptions): void {
  const { files, manifest, integrity } = options;
  const remote = files[name];
  if (!remote) return;
  const base = `${name}/${remote.version}`;
  const script = (path: string) => linked.js.set(`/remotes/${base}/${path}`, integrity[`${base}/${path}`]);
  script(remote.entry);
  for (const { js, css, shared } of modules.flatMap((expose) => remote.exposes[`./${expose}`] ?? [])) {
    for (const { js: hostJs, css: hostCss } of (shared ?? []).flatMap(
      (specifier) => manifest.shared[specifier] ?? [],
    )) {
      for (const file of hostJs) linked.js.set(`/assets/${file}`, manifest.integrity[file]);
      for (const file of hostCss) hostStyle(linked, file);
    }
    js.forEach(script);
    for (const path of css) linked.css.set(`/remotes/${base}/${path}`, remoteStyle(`/remotes/${base}/${path}`, path));
  }
}

const hostStyle = ({ css }: Linked, file: string) =>
  css.set(`/assets/${file}`, { rel: 'stylesheet', href: `/assets/${file}` });

/**
 * The links of the head, in the order of the wire: styles, the brand's fonts, and preloads of the scripts that the page will
 * request. The scripts have a low priority, so that the hero comes before them, and all other pictures, which are found
 * later, after them.
 */
export function headLinks(options: LinkOptions): HeadLink[] {
  const { page, manifest, modules, nonce, shellPage } = options;
  const linked: Linked = { js: new Map(), css: new Map() };
  const brand = page.brand ? manifest.brands[page.brand.id] : undefined;
  for (const file of [...manifest.entry.css, ...(brand?.css ?? [])]) hostStyle(linked, file);
  for (const file of manifest.texts[page.language].js) linked.js.set(`/assets/${file}`, manifest.integrity[file]);
  const ownFiles = manifest.pages[`page-${shellPage}`];
  for (const file of ownFiles?.css ?? []) hostStyle(linked, file);
  for (const file of ownFiles?.js ?? []) linked.js.set(`/assets/${file}`, manifest.integrity[file]);
  const remotes = Map.groupBy(modules.map(splitModuleName), ({ remote }) => remote);
  for (const [name, parts] of remotes) {
    linkRemote(linked, name, [...parts.map(({ expose }) => expose), textsExpose(page.language)], options);
  }
  const fonts = (brand?.fonts ?? []).map((file) => ({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    href: `/assets/${file}`,
    crossorigin: 'anonymous',
  }));
  const scripts = [...linked.js].map(([href, integrity]) => ({
    rel: 'preload',
    as: 'script',
    href,
    integrity,
    nonce,
    crossorigin: 'anonymous',
    fetchpriority: 'low',
  }));
  // Without an icon, browsers request /favicon.ico.
  const icon = { rel: 'icon', href: page.brand ? `/brand/${page.brand.id}/${page.brand.symbol}` : 'data:,' };
  return [icon, ...linked.css.values(), ...fonts, ...scripts];
}
