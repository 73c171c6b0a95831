/** The remote's own states, of its `harness/states.ts`; none where it has no such file. */
declare module '#remote-states' {
  export const states: readonly import('../src/harness/states/harnessState.ts').HarnessState[];
}
