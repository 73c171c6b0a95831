export { renderPage } from './renderPage.tsx';
export { warmRemotes } from './requireRemote.ts';
