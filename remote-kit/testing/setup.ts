import { TextDecoder, TextEncoder } from 'node:util';
import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// Long enough for a busy machine, and short enough to hear of a query that finds nothing.
configure({ asyncUtilTimeout: 5_000 });

// The router needs both when it is imported, and jsdom has neither.
Object.assign(globalThis, { TextDecoder, TextEncoder });

// Its clock has no timeline.
performance.mark ??= () => ({}) as PerformanceMark;
