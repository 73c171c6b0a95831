import { failure, type Result, success } from '@festival/shared-contracts/errors/result';

/** Where the registry is, and the token that allows to change it. */
export type RegistryAddress = { url: string; token?: string | undefined };

const standard = 'http://127.0.0.1:3003';

/** From REGISTRY_URL (or `url`, where it is given) and REGISTRY_TOKEN; a sentence where the address is none. */
export function readRegistryAddress(
  environment: Readonly<Record<string, string | undefined>>,
  url = environment.REGISTRY_URL ?? standard,
): Result<RegistryAddress, string> {
  if (!URL.canParse(url)) return failure(`${url} is no address of a registry, as in ${standard}.`);
  return success({ url, token: environment.REGISTRY_TOKEN });
}
