export { warmRemotes } from './evaluateRemoteModule.ts';
export { renderPage } from './renderPage.tsx';
