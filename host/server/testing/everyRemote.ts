import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StepDeclaration } from '@festival/shared-contracts/step/stepDeclaration';
import { ownRemotes } from '../../testing/ownRemotes.ts';
import type { ReleaseSource } from '../releases/releaseSource.ts';
import type { RemoteStore } from '../remotes/remoteStore.ts';
import { publishedVersion } from './publishedVersion.ts';
import { releaseDocument } from './releaseDocument.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const exposed: Record<string, string[]> = {
  mf_tickets: ['tickets', 'ticket', 'membership', 'upgrade'],
  mf_travel: ['packages', 'stay', 'addOns'],
  mf_transport: ['transportation', 'compareTransport', 'compareTable'],
  mf_merch: ['merchandise', 'extras', 'extra'],
  mf_basket: ['register'],
  mf_checkout: ['payment', 'paymentStatus', 'order'],
  mf_lockers: ['list'],
};

/** A step of a remote in another repository, for shops that list it. */
const lockers: StepDeclaration = {
  name: 'lockers',
  module: 'list',
  sells: ['extras'],
  hero: 'extras',
  texts: { nl: { name: 'Kluisjes', title: 'Berg het op', sentence: 'Handen vrij.', tile: 'Handen vrij.' } },
};

const declared: Record<string, object> = { ...ownRemotes, mf_lockers: { steps: [lockers] } };

/** A server file whose modules render their name and parameters. */
const serverCode = (remote: string, modules: string[]): string => `
  const { createElement } = require('react');
  const texts = () => ({ default: {} });
  module.exports = { './texts/nl': texts, './texts/en': texts, './texts/es': texts };
  for (const name of ${JSON.stringify(modules)}) {
    const Module = ({ params }) => createElement('p', null, '${remote}/' + name + ' ' + JSON.stringify(params));
    module.exports['./' + name] = () => ({ default: Module });
  }`;

/** A release with every remote of a page, and the store of their files. */
export function everyRemote(): { releases: ReleaseSource; remotes: RemoteStore } {
  const folder = temporaryFolder();
  const versions = Object.entries(exposed).map(([name, modules]) => {
    const code = serverCode(name, modules);
    writeFileSync(join(folder, `${name}.cjs`), code);
    return {
      ...publishedVersion('1.0.0', { 'server/remote.cjs': code, 'browser/remoteEntry.js': '' }),
      name,
      places: {},
      ...declared[name],
    };
  });
  const document = {
    ...releaseDocument({ pins: Object.fromEntries(versions.map(({ name }) => [name, { stable: '1.0.0' }])) }),
    versions: Object.fromEntries(versions.map((version) => [version.name, { '1.0.0': version }])),
  };
  return {
    releases: { current: async () => document },
    remotes: {
      version: async () => undefined,
      file: async ({ name }) => join(folder, `${name}.cjs`),
    },
  };
}
