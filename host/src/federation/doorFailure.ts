/** Why a door could not be opened: told to operators; a shopper sees only that the area can be tried again. */
export type DoorFailure =
  /** The shop has no version of this remote, or the version has no such door. */
  | { kind: 'missing'; message: string }
  /** Its files did not come, or are not the published ones. */
  | { kind: 'unreachable'; message: string }
  /** Its code threw before it could render. */
  | { kind: 'broken'; message: string };

export type DoorResult<Module> = { ok: true; module: Module; version: string } | { ok: false; failure: DoorFailure };

/** A door's failure as an error, for the boundary of its area. */
export class DoorError extends Error {
  override name = 'DoorError';
  readonly failure: DoorFailure;
  constructor(failure: DoorFailure) {
    super(failure.message);
    this.failure = failure;
  }
}
