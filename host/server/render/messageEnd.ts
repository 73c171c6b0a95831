/** One end of a channel of messages, as far as a page's API calls use it. */
export interface MessageEnd<Sent, Received> {
  postMessage(message: Sent): void;
  on(name: 'message', listener: (message: Received) => void): unknown;
}
