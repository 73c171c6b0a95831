import { ModuleMocker } from 'jest-mock';

/** If Jest's main process has ended, no results will be requested: this worker and the processes that its tests have started exit. */
const endWithJest = () => process.exit(1);

/** The test environment of `nativeTests.mjs`. It sets up nothing, since those tests run in the process itself, with Node's own globals. */
export default class NativeEnvironment {
  /** Jest assigns the test's console here. */
  global = {};
  fakeTimers = null;
  fakeTimersModern = null;
  moduleMocker = new ModuleMocker(globalThis);

  /** The listener is set only while a file runs, since it would keep an idle worker from exiting. */
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
