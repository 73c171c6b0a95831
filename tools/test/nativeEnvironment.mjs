import { ModuleMocker } from 'jest-mock';

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
