import { TextDecoder, TextEncoder } from 'node:util';
import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// Short enough to hear soon of a query that finds nothing. Where nobody waits for the answer, TEST_PATIENCE multiplies it.
configure({ asyncUtilTimeout: 5_000 * Number(process.env.TEST_PATIENCE ?? 1) });

// The router needs both when it is imported, and jsdom has neither.
Object.assign(globalThis, { TextDecoder, TextEncoder });

// Its clock has no timeline.
performance.mark ??= () => ({}) as PerformanceMark;
