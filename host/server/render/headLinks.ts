import type { BrandAssets, HostManifest } from '../../build/hostManifest.ts';
import type { PageData } from '../../src/page/pageData.ts';
import { moduleFiles } from './moduleFiles.ts';
import type { RemoteFiles } from './renderRequest.ts';

/** The attributes of a link element. */
export type HeadLink = Readonly<Record<string, string | undefined>>;

interface LinkOptions {
  page: PageData;
  brand: BrandAssets | undefined;
  manifest: HostManifest;
  files: Readonly<Record<string, RemoteFiles>>;
  /** The shell's own page that is shown; null if a remote provides the content. */
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
 * A remote's stylesheet has `data-href`: the name by which the remote's runtime recognises it as loaded, so it does not load it
 * again.
 */
const styleLink = (href: string): HeadLink => {
  const [, name] = /^\/remotes\/[^/]+\/[^/]+\/browser\/(.+)$/.exec(href) ?? [];
  return { rel: 'stylesheet', href, 'data-href': name };
};

const hostStyle = ({ css }: Linked, file: string) => css.set(`/assets/${file}`, styleLink(`/assets/${file}`));

/**
 * The links of the head, in their order of loading: styles, the brand's fonts, and preloads of the page's scripts. The scripts have a low
 * priority, so that they load after the hero and before all other pictures, which the browser finds later.
 */
export function headLinks(options: LinkOptions): HeadLink[] {
  const { page, brand, manifest, files, integrity, modules, nonce, shellPage } = options;
  const linked: Linked = { js: new Map(), css: new Map() };
  for (const file of [...manifest.entry.css, ...(brand?.css ?? [])]) hostStyle(linked, file);
  for (const file of manifest.texts[page.language].js) linked.js.set(`/assets/${file}`, manifest.integrity[file]);
  const ownFiles = manifest.pages[`page-${shellPage}`];
  for (const file of ownFiles?.css ?? []) hostStyle(linked, file);
  for (const file of ownFiles?.js ?? []) linked.js.set(`/assets/${file}`, manifest.integrity[file]);
  for (const module of modules) {
    const { js, css } = moduleFiles(module, { manifest, files, language: page.language });
    for (const href of js) linked.js.set(href, integrity[href.replace(/^\/remotes\//, '')]);
    for (const href of css) linked.css.set(href, styleLink(href));
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
