import { failure, type Result, success } from '@festival/shared-contracts/errors/result';
import type { ShopError } from '@festival/shared-contracts/errors/shopError';
import { memberProxy } from './memberProxy.ts';

type Command = (...given: unknown[]) => Promise<Result<unknown>>;

/** An area in which every command returns a result, so that a failure to load its code can be returned too. */
export type ResultArea<Area> = { [Name in keyof Area]: (...given: never[]) => Promise<Result<unknown>> };

interface LazyCommandsOptions<Area> {
  /** Loads the area's code. If it fails, the next command tries again. */
  load(): Promise<Area>;
  /** Called once for each failed attempt, before the waiting commands return. */
  onFailure(error: unknown): void;
  /** Returns a failure for a command that the loaded area does not have, because a remote may use newer contracts than this host. */
  missing(name: string): Promise<Result<never>>;
}

/** The failure of commands whose code could not be loaded. */
export const codeNotLoaded: ShopError = { code: 'command.not_loaded', message: '', status: 0 };

/**
 * An area whose code is loaded when one of its commands is first called. Calls during the load wait and then run in
 * order. If loading fails, each waiting call returns a failure, and the next call tries again [RTE-09].
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

  return memberProxy(
    (name) =>
      (...given: unknown[]) =>
        call(name, given),
  );
};
