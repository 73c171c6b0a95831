/** What the `load` of each exposed module answers: none of this remote reads anything of its own. */
export interface Exposed {
  extra: undefined;
  extras: undefined;
  merchandise: undefined;
}
