import { type Guard, type GuardAnswer, type GuardContext, proceed } from './guard.ts';
import { guards } from './guards.ts';

/**
 * Runs the guards in order; the first one that refuses or redirects decides. An unknown name is an error with status
 * 500 that names it [RTE-08].
 */
export const runGuards = (
  names: readonly string[],
  context: GuardContext,
  known: Readonly<Record<string, Guard>> = guards,
): GuardAnswer => {
  for (const name of names) {
    const guard = Object.hasOwn(known, name) ? known[name] : undefined;
    if (!guard) return { kind: 'error', status: 500, message: `Unknown middleware ${name}` };
    const answer = guard(context);
    if (answer.kind !== 'proceed') return answer;
  }
  return proceed;
};
