import type { Language } from '@festival/shared-contracts/language/languages';
import type { HostManifest } from '../../build/hostManifest.ts';
import { splitModuleName } from '../../src/remotes/slot/splitModuleName.ts';
import { textsExpose } from '../../src/remotes/slot/textsExpose.ts';
import type { RemoteFiles } from './renderRequest.ts';

interface FileOptions {
  manifest: Pick<HostManifest, 'federation' | 'shared'>;
  files: Readonly<Record<string, RemoteFiles>>;
  language: Language;
}

/** The addresses of scripts and styles on this site, in the order in which they are needed. */
interface Addresses {
  js: string[];
  css: string[];
}

type KnownFiles = { manifest: FileOptions['manifest']; addresses: Map<string, Addresses> };

/** The files found so far, once for all pages with the same remotes. */
const known = new WeakMap<FileOptions['files'], KnownFiles>();

/**
 * The files that an exposed module and its remote's texts need: the federation runtime, the remote's entry, their own files, and the host's
 * files with their shared modules; empty for an unreleased remote.
 */
export function moduleFiles(module: string, options: FileOptions): Readonly<Addresses> {
  const { manifest, files, language } = options;
  const found = known.get(files);
  const { addresses } = found?.manifest === manifest ? found : { addresses: new Map<string, Addresses>() };
  known.set(files, { manifest, addresses });
  const key = `${language} ${module}`;
  const own = addresses.get(key) ?? findFiles(module, options);
  addresses.set(key, own);
  return own;
}

function findFiles(module: string, { manifest, files, language }: FileOptions): Addresses {
  const { remote: name, expose } = splitModuleName(module);
  const remote = files[name];
  if (!remote) return { js: [], css: [] };
  const own = (path: string) => `/remotes/${name}/${remote.version}/${path}`;
  const host = (file: string) => `/assets/${file}`;
  const exposed = [expose, textsExpose(language)].flatMap((one) => remote.exposes[`./${one}`] ?? []);
  const shared = exposed.flatMap((one) => one.shared ?? []).flatMap((specifier) => manifest.shared[specifier] ?? []);
  const both = (kind: 'js' | 'css') => [
    ...shared.flatMap((one) => one[kind].map(host)),
    ...exposed.flatMap((one) => one[kind].map(own)),
  ];
  return {
    js: [...new Set([...manifest.federation.js.map(host), own(remote.entry), ...both('js')])],
    css: [...new Set(both('css'))],
  };
}
