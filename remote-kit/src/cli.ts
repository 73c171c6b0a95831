#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { errorText } from '@festival/release-registry/client/errorText';
import { publishedText } from '@festival/release-registry/client/publishedText';
import { buildRemote } from './build/buildRemote.ts';
import { reasonOf } from './package/reasonOf.ts';

const usage = `remote-kit: build, publish and run one remote. Run it in the remote's folder.

  remote-kit build [--version 1.2.0]     builds into dist/package
  remote-kit publish [--version 1.2.0] [--by <name>]
                                         builds, then uploads dist/package to the release registry at REGISTRY_URL
                                         (http://127.0.0.1:3003 by default) with REGISTRY_TOKEN
  remote-kit check                       what is wrong with steps, places and types, then whether this build and the last three
                                         published versions run in the last three hosts; asks the registry at REGISTRY_URL
                                         with REGISTRY_TOKEN
  remote-kit dev [--port 4100]           serves the remote alone on its own page; edited components keep their state

publish and check build by the kit. With --package dist/package they take what a build with RemotePlugin has written there.
A version with a number names the commit that is checked out; --commit names another one.`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    version: { type: 'string' },
    by: { type: 'string' },
    commit: { type: 'string' },
    port: { type: 'string' },
    package: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  },
});

async function build() {
  const started = performance.now();
  const { manifest, skipped } = await buildRemote({
    folder: process.cwd(),
    version: values.version,
    commit: values.commit,
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${manifest.name} ${manifest.version} ${skipped ? 'is up to date' : `built in ${seconds} s`}`);
}

async function publish() {
  const { publishRemote } = await import('./publish/publishRemote.ts');
  const { by, version, commit, package: built } = values;
  const folder = process.cwd();
  const result = await publishRemote({ folder, built, by, version, commit, environment: process.env });
  if (result.ok) return console.log(publishedText(result.value));
  console.error(errorText(result.error).join('\n'));
  process.exitCode = 1;
}

async function check() {
  const { checkRemote, checkText } = await import('./check/checkRemote.ts');
  const checked = await checkRemote({ folder: process.cwd(), built: values.package, environment: process.env });
  if (!checked.ok) {
    console.error(errorText(checked.error).join('\n'));
    process.exitCode = 1;
    return;
  }
  console.log(checkText(checked.value));
  // Only the current host counts: a former host may return with a release, and the versions are checked then.
  if (checked.value.fits.some(({ isNow, errors }) => isNow && errors.length > 0)) process.exitCode = 1;
}

async function dev() {
  const { serveHarness } = await import('./harness/serveHarness.ts');
  const { harnessPort } = await import('./harness/harnessPort.ts');
  const port = await harnessPort(values.port);
  await serveHarness({ folder: process.cwd(), port });
}

const commands: Readonly<Record<string, () => Promise<void>>> = { build, publish, check, dev };
const command = commands[positionals[0] ?? ''];

if (command && !values.help) {
  await command().catch((error: Error) => {
    console.error(reasonOf(error));
    // Also ends watchers and servers that the command has started.
    process.exit(1);
  });
} else {
  console.log(usage);
  process.exitCode = values.help ? 0 : 1;
}
