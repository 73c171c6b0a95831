import { TextDecoder, TextEncoder } from 'node:util';
import '@testing-library/jest-dom';

// The router asks for both when it is imported, and jsdom has neither.
Object.assign(globalThis, { TextDecoder, TextEncoder });
