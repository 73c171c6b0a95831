import { type ApiCalls, isKnownField, type SeenCall } from '@festival/release-contracts/package/apiCalls';

/** An API, in the words of a refusal: `the API of host 3.1.0`. */
export type KnownApi = { name: string; calls: ApiCalls };

/**
 * What a version was seen to call and an API does not have: the call, a parameter, or a field of the body, each with the module, the state and the place that called;
 * empty when there is nothing. [FED-02]
 */
export function apiErrors(seen: readonly SeenCall[], { name, calls }: KnownApi): string[] {
  return seen.flatMap(({ call, query, body, module, state, place }) => {
    const said = (what: string) => `${module} in the state ${state} ${what}, which ${name} does not have (${place})`;
    const known = calls[call];
    if (known === undefined) return [said(`calls ${call}`)];
    const fields = body.filter((field) => !isKnownField(known.body, field));
    return [
      ...query.filter((one) => !known.query.includes(one)).map((one) => said(`sends the parameter ${one} to ${call}`)),
      ...fields
        .filter((field) => !fields.some((other) => isBelow(field, other)))
        .map((field) => said(`sends the field ${field} to ${call}`)),
    ];
  });
}

const isBelow = (field: string, other: string): boolean =>
  field.startsWith(`${other}.`) || field.startsWith(`${other}[`);
