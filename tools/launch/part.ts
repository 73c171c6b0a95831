/** A part of the shop that runs as its own process. */
export interface Part {
  name: string;
  /** The line that its first start prints. */
  what: string;
  /** Names of the parts that must run before it, earlier in the list; a name that is not in the list runs elsewhere. */
  needs: readonly string[];
  /** Starts it and waits until it is ready. Abort to stop waiting. @throws when it does not become ready. */
  start(signal: AbortSignal): Promise<RunningPart>;
  /** Done once, after the part's first start. */
  afterFirstStart?: () => Promise<void>;
}

export interface RunningPart {
  pid: number;
  /** Ends it and waits until it has ended. */
  stop(): Promise<void>;
  /** Resolves with how it ended, such as `ended by itself (SIGKILL)`; never after `stop`. */
  died: Promise<string>;
}
