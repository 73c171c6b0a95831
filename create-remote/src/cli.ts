#!/usr/bin/env node
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { type Bundler, bundlers, createRemote, neededNode } from './createRemote.ts';

const usage = `create-remote: a remote of the festival shop, with a step of its own, in a new folder.

  npm create @festival/remote mf-lockers
  create-remote mf-lockers [--bundler webpack|rspack] [--packages <folder>]

--bundler gives it a configuration of webpack or rspack of its own, instead of the kit's build.
--packages takes the shop's packages from packed files instead of a package registry.`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { bundler: { type: 'string' }, packages: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
});
const [folder] = positionals;

function bundlerOf(name: string | undefined): Bundler | undefined {
  const bundler = bundlers.find((one) => one === name);
  if (name !== undefined && !bundler) throw new Error(`--bundler is ${bundlers.join(' or ')}, not ${name}.`);
  return bundler;
}

if (folder === undefined || values.help) {
  console.log(usage);
  process.exitCode = values.help ? 0 : 1;
} else {
  try {
    const { runtime, step } = createRemote({ folder, bundler: bundlerOf(values.bundler), packages: values.packages });
    console.log(
      `${runtime} is there, with the step "${step}". Next: cd ${relative('', folder)}, npm install, npm start`,
    );
    if (Number.parseInt(process.versions.node, 10) < neededNode)
      console.log(`Its commands need Node ${neededNode} or newer, and this is ${process.version}: install that first.`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
