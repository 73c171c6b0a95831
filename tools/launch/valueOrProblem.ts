import { errorText } from '@festival/release-registry/client/errorText';
import type { RegistryError } from '@festival/release-registry/error/registryError';
import type { Result } from '@festival/shared-contracts/errors/result';
import { LaunchProblem } from './launchSettings.ts';

/** Returns the registry's answer. @throws LaunchProblem with its refusal. */
export const valueOrProblem = <Value>(result: Result<Value, RegistryError>): Value => {
  if (result.ok) return result.value;
  throw new LaunchProblem(errorText(result.error).join('\n'));
};
