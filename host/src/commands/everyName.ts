/** An object whose members come to be when they are first named. */
export const everyName = <Members extends object>(member: (name: string) => unknown): Members =>
  new Proxy({} as Members, {
    // Whoever hands the object on may ask whether it is a promise; that is no name.
    get: (_, name) => (typeof name === 'symbol' || name === 'then' ? undefined : member(name)),
  });
