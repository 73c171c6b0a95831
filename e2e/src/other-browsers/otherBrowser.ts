/**
 * A browser other than Chromium, controlled through its maker's own protocol. Places on a page are XPaths; each call
 * waits for its place.
 */
export interface OtherBrowser {
  open(address: string): Promise<void>;
  /** Presses with the pointer once the element can be pressed. */
  press(place: string): Promise<void>;
  /** Types key by key. */
  type(place: string, text: string): Promise<void>;
  /** Chooses an option of a list by its text. */
  choose(place: string, option: string): Promise<void>;
  /** The text that is shown at this place. */
  textOf(place: string): Promise<string>;
  /** The errors and warnings on the console so far, including uncaught errors and policy violations. */
  complaints(): string[];
  close(): Promise<void>;
}

/** Milliseconds after which a missing element is an error. The time is long, as in the Chromium journeys. */
export const patience = 45_000;
