/** What the `load` of each exposed module answers: none of this remote reads anything of its own. */
export interface Exposed {
  compareTable: undefined;
  compareTransport: undefined;
  transportation: undefined;
}
