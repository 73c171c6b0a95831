#!/usr/bin/env node
/** The command `release`. */
import * as z from 'zod/mini';
import { accountName } from './client/accountName.ts';
import { runCommand } from './commands/runCommand.ts';
import { mountInBrowser } from './mounts/mountInBrowser.ts';

z.config(z.locales.en());

const { exitCode, lines } = await runCommand(process.argv.slice(2), {
  environment: process.env,
  userName: accountName,
  mount: mountInBrowser(process.env),
  tell: (line) => process.stderr.write(`${line}\n`),
});
(exitCode === 0 ? process.stdout : process.stderr).write(`${lines.join('\n')}\n`);
process.exitCode = exitCode;
