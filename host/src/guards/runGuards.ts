import { type Guard, type GuardAnswer, type GuardContext, goOn } from './guard.ts';
import { guards } from './guards.ts';

/**
 * Asks the guards in their order; the first that does not go on decides. A name that is no guard's is a failure of ours,
 * said by its name [RTE-08].
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
    if (answer.kind !== 'goOn') return answer;
  }
  return goOn;
};
