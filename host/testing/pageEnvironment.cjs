const { TestEnvironment } = require('jest-environment-jsdom');

/** What a browser has and jsdom lacks: the router makes requests, texts are cloned, React renders streams. */
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
    // Where a page is scrolled to matters to no test here.
    this.global.scrollTo = () => {};
    // Requests of Node take no signal of jsdom's.
    this.global.AbortController = AbortController;
    this.global.AbortSignal = AbortSignal;
  }
};
