import { ModuleMocker } from 'jest-mock';

/** Jest's own process is gone, and asks for no results any more: this worker ends with it, and so does what its tests have started. */
const endWithJest = () => process.exit(1);

/** The test environment of `nativeTests.mjs`: none, since those tests run in the process itself, with Node's own globals. */
export default class NativeEnvironment {
  /** Jest puts the test's console here. */
  global = {};
  fakeTimers = null;
  fakeTimersModern = null;
  moduleMocker = new ModuleMocker(globalThis);

  /** Only while a file runs, since a listener would keep an idle worker from ending by itself. */
  async setup() {
    process.on('disconnect', endWithJest);
  }

  async teardown() {
    process.off('disconnect', endWithJest);
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return null;
  }
}
