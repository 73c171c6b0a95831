import type { Result } from '@festival/shared-contracts/errors/result';

/** The reason why an exposed module could not be loaded. It is reported to operators; the shopper sees only a retry button. */
export type RemoteModuleFailure =
  /** The page has no version of this remote, or the version lacks the exposed module. */
  | { kind: 'missing'; message: string }
  /** The module's files could not be loaded, or differ from the published files. */
  | { kind: 'unreachable'; message: string }
  /** The module's code threw before it could render. */
  | { kind: 'broken'; message: string };

interface LoadedModule<Module> {
  module: Module;
  version: string;
}

export type RemoteModuleResult<Module> = Result<LoadedModule<Module>, RemoteModuleFailure>;

/** The failure as an error, for the error boundary of its remote slot. */
export class RemoteModuleError extends Error {
  override name = 'RemoteModuleError';
  readonly failure: RemoteModuleFailure;
  constructor(failure: RemoteModuleFailure) {
    super(failure.message);
    this.failure = failure;
  }
}
