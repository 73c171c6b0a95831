const { TestEnvironment } = require('jest-environment-jsdom');

/** Browser features that jsdom lacks and these tests need: the router makes requests, texts are cloned, and React renders streams. */
const given = [
  'structuredClone',
  'Request',
  'Response',
  'Headers',
  'fetch',
  'TextEncoder',
  'TextDecoder',
  'setImmediate',
];

/** A document for tests of whole pages. */
module.exports = class PageEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of given) this.global[name] ??= globalThis[name];
    // jsdom has a clock without a timeline.
    this.global.performance.mark ??= () => {};
    this.global.Performance.prototype.getEntriesByType ??= () => [];
    // Most visitors read Dutch.
    Object.defineProperty(this.global.navigator, 'languages', { value: ['nl-NL'], configurable: true });
    Object.defineProperty(this.global.navigator, 'language', { value: 'nl-NL', configurable: true });
    // No test checks the scroll position.
    this.global.scrollTo = () => {};
    // Node's requests accept only Node's own signals.
    this.global.AbortController = AbortController;
    this.global.AbortSignal = AbortSignal;
  }
};
