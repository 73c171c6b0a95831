/** What the `load` of each exposed module answers: none of this remote reads anything of its own. */
export interface Exposed {
  membership: undefined;
  ticket: undefined;
  tickets: undefined;
  upgrade: undefined;
}
