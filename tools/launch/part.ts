/** A part of the shop that runs as a process of its own. */
export interface Part {
  name: string;
  /** The line that its first start prints. */
  what: string;
  /** Names of the parts that run before it starts, earlier in the list; one that is not in the list runs elsewhere. */
  needs: readonly string[];
  /** Starts it and waits until it is ready. An abort gives the wait up. @throws when it does not get ready. */
  start(signal: AbortSignal): Promise<RunningPart>;
  /** Done once, after the part's first start. */
  afterFirstStart?: () => Promise<void>;
}

export interface RunningPart {
  pid: number;
  /** Ends it and waits for its end. */
  stop(): Promise<void>;
  /** Resolves with how it ended, such as `ended by itself (SIGKILL)`; never after `stop`. */
  died: Promise<string>;
}
