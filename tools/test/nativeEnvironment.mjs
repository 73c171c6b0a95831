import { ModuleMocker } from 'jest-mock';

/**
 * Jest's main process has ended and will request no results: this worker exits, and so do the processes that its tests
 * have started.
 */
const endWithJest = () => process.exit(1);

/**
 * The test environment of `nativeTests.mjs`: it does nothing, since those tests run in the process itself, with Node's
 * own globals.
 */
export default class NativeEnvironment {
  /** Jest assigns the test's console here. */
  global = {};
  fakeTimers = null;
  fakeTimersModern = null;
  moduleMocker = new ModuleMocker(globalThis);

  /** Only while a file runs, since a listener would keep an idle worker from exiting. */
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
