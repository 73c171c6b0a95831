#!/usr/bin/env node
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { createRemote } from './createRemote.ts';

const usage = `create-remote: a remote of the festival shop, with a step of its own, in a new folder.

  npm create @festival/remote mf-lockers
  create-remote mf-lockers [--packages <folder>]     takes the shop's packages from packed files instead of a package registry`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { packages: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
});
const [folder] = positionals;

if (folder === undefined || values.help) {
  console.log(usage);
  process.exitCode = values.help ? 0 : 1;
} else {
  try {
    const { runtime, step } = createRemote({ folder, packages: values.packages });
    console.log(
      `${runtime} is there, with the step "${step}". Next: cd ${relative('', folder)}, npm install, npm start`,
    );
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
