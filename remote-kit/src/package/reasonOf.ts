import { schemaErrors } from '@festival/release-registry/error/schemaErrors';
import { z } from 'zod';

/** The reason why a command of the kit failed, as sentences; a value that violates its schema is named by its field. */
export const reasonOf = (error: Error): string =>
  error instanceof z.core.$ZodError
    ? ['This remote makes no package:', ...schemaErrors(error)].join('\n  ')
    : error.message;
