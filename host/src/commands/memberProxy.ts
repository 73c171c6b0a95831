/** An object whose members are created when they are first read. */
export const memberProxy = <Members extends object>(member: (name: string) => unknown): Members =>
  new Proxy({} as Members, {
    // `await` reads `then` to detect a promise, so `then` must not be a member.
    get: (_, name) => (typeof name === 'symbol' || name === 'then' ? undefined : member(name)),
  });
