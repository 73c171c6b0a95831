/** A browser beside Chromium, driven by what its makers give for that. Places on a page are XPaths; each call waits until the place is there. */
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

/** Milliseconds until a place that does not come is an error; generous, as for the journeys in Chromium. */
export const patience = 45_000;
