import { type ApiCalls, isKnownField, type SeenCall } from '@festival/release-contracts/package/apiCalls';

/** The name of an API in a refusal: `the API of host 3.1.0`. */
export type KnownApi = { name: string; calls: ApiCalls };

/**
 * The calls, parameters and body fields that a version uses but an API does not have, each with the module, the state
 * and the position of the call. Empty if there are none. [FED-02]
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
