import { TextDecoder, TextEncoder } from 'node:util';
import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// Short, so that a query without results fails soon. TEST_PATIENCE multiplies it in runs that may take long.
configure({ asyncUtilTimeout: 5_000 * Number(process.env.TEST_PATIENCE ?? 1) });

// The router needs both when it is imported, and jsdom has neither.
Object.assign(globalThis, { TextDecoder, TextEncoder });

// jsdom's clock has no timeline.
performance.mark ??= () => ({}) as PerformanceMark;
