import * as z from 'zod/mini';

/**
 * A check of a body that refuses it without a field which its type has as optional, because remotes of this major were built with that
 * type. The OpenAPI document lists the field as required.
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
