export { warmRemotes } from './remoteModuleEvaluator.ts';
export { renderPage } from './renderPage.tsx';
