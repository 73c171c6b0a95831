/** More pages are asked for than can be made in time: the visitor is asked to come back. */
export class Crowded extends Error {
  override name = 'Crowded';
}
