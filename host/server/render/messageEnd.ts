/** One end of a message channel, with only the methods that a page's API calls use. */
export interface MessageEnd<Sent, Received> {
  postMessage(message: Sent): void;
  on(name: 'message', listener: (message: Received) => void): unknown;
}
