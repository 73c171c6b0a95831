import { ModuleMocker } from 'jest-mock';

// Jest's own process is gone, and asks for no results any more: this worker ends with it, and so does what its tests have started.
process.once('disconnect', () => process.exit(1));

/** The test environment of `nativeTests.mjs`: none, since those tests run in the process itself, with Node's own globals. */
export default class NativeEnvironment {
  /** Jest puts the test's console here. */
  global = {};
  fakeTimers = null;
  fakeTimersModern = null;
  moduleMocker = new ModuleMocker(globalThis);

  async setup() {}

  async teardown() {}

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return null;
  }
}
