import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const assets = (js: string) => ({ js: { sync: [js], async: [] }, css: { sync: [], async: [] } });

/** The manifest that ModuleFederationPlugin writes. */
export const federationManifest = {
  name: 'mf_lockers',
  metaData: {
    remoteEntry: { name: 'remoteEntry.js', path: '', type: 'global' },
    globalName: 'mf_lockers',
    pluginVersion: '2.9.3',
  },
  shared: [{ name: 'react' }],
  exposes: [{ path: './lockers', assets: assets('lockers.js') }],
};

/** Writes the two builds of a remote that was built without the kit. */
export function aPlainBuild(folder: string, manifest: object | null = federationManifest) {
  const browserFolder = join(folder, 'browser-build');
  const serverFile = join(folder, 'server.cjs');
  mkdirSync(browserFolder, { recursive: true });
  writeFileSync(join(browserFolder, 'remoteEntry.js'), 'var mf_lockers;\n'.repeat(100));
  writeFileSync(join(browserFolder, 'lockers.js'), 'lockers();\n');
  writeFileSync(join(browserFolder, 'mf-stats.json'), '{}');
  if (manifest) writeFileSync(join(browserFolder, 'mf-manifest.json'), JSON.stringify(manifest));
  writeFileSync(serverFile, 'module.exports={"./lockers":()=>[require("react"),require("jotai")]};\n');
  return { browserFolder, serverFile };
}
