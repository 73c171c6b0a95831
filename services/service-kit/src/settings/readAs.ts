import type { Result } from '@festival/shared-contracts/errors/result';
import { z } from 'zod';

/**
 * A setting whose text is parsed by `read`. `problem` is the error message: it describes a valid value and how to make
 * one.
 */
export const readAs = <Value>(read: (text: string) => Result<Value, string>, problem: string) =>
  z.string().transform((text, context): Value => {
    const result = read(text);
    if (result.ok) return result.value;
    context.addIssue(problem);
    return z.NEVER;
  });
