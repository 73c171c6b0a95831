import { failure, type Result, success } from '@festival/shared-contracts/errors/result';
import type { ShopError } from '@festival/shared-contracts/errors/shopError';
import { everyName } from './everyName.ts';

type Command = (...given: unknown[]) => Promise<Result<unknown>>;

/** An area whose every command answers a result, so that code which does not come can be one. */
export type ResultArea<Area> = { [Name in keyof Area]: (...given: never[]) => Promise<Result<unknown>> };

export interface LazyCommandsOptions<Area> {
  /** Loads the area's code; called again by a later command when it failed. */
  load(): Promise<Area>;
  /** Told once for each try that failed, before the commands that waited for it answer. */
  onFailure(error: unknown): void;
  /** What a command answers that the loaded area does not have: a remote may know newer contracts than this host. */
  missing(name: string): Promise<Result<never>>;
}

/** What the commands answer that waited for code which did not come. */
export const codeNotLoaded: ShopError = { code: 'command.not_loaded', message: '', status: 0 };

/**
 * An area whose code is loaded when one of its commands is first called. Calls made meanwhile wait and run in their order;
 * when the code does not come each of them answers a failure, and the next call tries again [RTE-09].
 */
export const lazyCommands = <Area extends ResultArea<Area>>(options: LazyCommandsOptions<Area>): Area => {
  let loading: Promise<Result<Area>> | null = null;

  const fail = (error: unknown): Result<never> => {
    loading = null;
    options.onFailure(error);
    return failure(codeNotLoaded);
  };

  const call = async (name: string, given: unknown[]): Promise<Result<unknown>> => {
    loading ??= options.load().then(success, fail);
    const area = await loading;
    if (!area.ok) return area;
    const command = (area.value as Record<string, unknown>)[name] as Command | undefined;
    return command ? command(...given) : options.missing(name);
  };

  return everyName(
    (name) =>
      (...given: unknown[]) =>
        call(name, given),
  );
};
