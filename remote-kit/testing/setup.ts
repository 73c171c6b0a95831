import { TextDecoder, TextEncoder } from 'node:util';
import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// Generous, so that a busy machine passes too.
configure({ asyncUtilTimeout: 60_000 });

// The router needs both when it is imported, and jsdom has neither.
Object.assign(globalThis, { TextDecoder, TextEncoder });

// Its clock has no timeline.
performance.mark ??= () => ({}) as PerformanceMark;
