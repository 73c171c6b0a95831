#!/usr/bin/env node
/** The command `release`. */
import { userInfo } from 'node:os';
import * as z from 'zod/mini';
import { runCommand } from './commands/runCommand.ts';

z.config(z.locales.en());

const { exitCode, lines } = await runCommand(process.argv.slice(2), {
  environment: process.env,
  userName: accountName,
});
(exitCode === 0 ? process.stdout : process.stderr).write(`${lines.join('\n')}\n`);
process.exitCode = exitCode;

/** The account's name; '' where there is none (a container without an entry for the user), so that --by is asked for. */
function accountName(): string {
  try {
    return userInfo().username;
  } catch {
    return '';
  }
}
