/** Why an exposed module could not be opened: told to operators; a shopper sees only that the remote slot can be tried again. */
export type RemoteModuleFailure =
  /** The shop has no version of this remote, or the version has no such exposed module. */
  | { kind: 'missing'; message: string }
  /** Its files did not come, or are not the published ones. */
  | { kind: 'unreachable'; message: string }
  /** Its code threw before it could render. */
  | { kind: 'broken'; message: string };

export type RemoteModuleResult<Module> =
  | { ok: true; module: Module; version: string }
  | { ok: false; failure: RemoteModuleFailure };

/** An exposed module's failure as an error, for the boundary of its remote slot. */
export class RemoteModuleError extends Error {
  override name = 'RemoteModuleError';
  readonly failure: RemoteModuleFailure;
  constructor(failure: RemoteModuleFailure) {
    super(failure.message);
    this.failure = failure;
  }
}
