/** A browser other than Chromium, driven by its makers' own protocol. Places on a page are XPaths; each call waits for its place. */
export interface OtherBrowser {
  open(address: string): Promise<void>;
  /** Presses with the pointer, once it can be pressed. */
  press(place: string): Promise<void>;
  /** Types key by key. */
  type(place: string, text: string): Promise<void>;
  /** Chooses an option of a list by its text. */
  choose(place: string, option: string): Promise<void>;
  /** The text that is shown there. */
  textOf(place: string): Promise<string>;
  /** The lines of the console so far that are errors or warnings, uncaught errors and broken policies included. */
  complaints(): string[];
  close(): Promise<void>;
}

/** The milliseconds after which a missing place is an error; long, as in the journeys in Chromium. */
export const patience = 45_000;
