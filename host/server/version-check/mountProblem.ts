/** The mount could not run; the message says what to do. */
export class MountProblem extends Error {
  override name = 'MountProblem';
  readonly reasons: string[];
  constructor(message: string, reasons: string[] = []) {
    super(message);
    this.reasons = reasons;
  }
}
