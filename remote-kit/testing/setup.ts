import { TextDecoder, TextEncoder } from 'node:util';
import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// What a test waits for comes, however busy the machine is.
configure({ asyncUtilTimeout: 60_000 });

// The router asks for both when it is imported, and jsdom has neither.
Object.assign(globalThis, { TextDecoder, TextEncoder });
