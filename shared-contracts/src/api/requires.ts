import * as z from 'zod/mini';

/**
 * A check that refuses a body without a field that is optional in its type, since remotes of this major version were built with that type.
 * The OpenAPI document lists the field as required.
 */
export const requires = (field: string) =>
  z.refine<Record<string, unknown>>((body) => body[field] !== undefined, {
    path: [field],
    error: 'required',
    params: { requires: field },
  });

/** The field that a check of a body requires; undefined for other checks. */
export const requiredBy = ({ _zod: { def } }: z.core.$ZodCheck): string | undefined =>
  (def as z.core.$ZodCustomDef).params?.requires as string | undefined;
