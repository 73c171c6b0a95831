import { moduleFiles } from './moduleFiles.ts';

const manifest = { federation: { js: ['federation.js'], css: [] }, shared: { react: { js: ['react.js'], css: [] } } };
const files = {
  mf_tickets: {
    version: '1.0.0',
    entry: 'browser/remoteEntry.js',
    exposes: {
      './tickets': { js: ['browser/tickets.js'], css: ['browser/tickets.css'], shared: ['react'] },
      './texts/nl': { js: ['browser/texts-nl.js'], css: [] },
      './texts/en': { js: ['browser/texts-en.js'], css: [] },
    },
  },
};
const of = (language: 'nl' | 'en', build = manifest) =>
  moduleFiles('mf_tickets/tickets', { manifest: build, files, language });

test("a module's file list is cached by language and build [FED-08]", () => {
  const own = (file: string) => `/remotes/mf_tickets/1.0.0/browser/${file}`;
  expect(of('nl')).toEqual({
    js: ['/assets/federation.js', own('remoteEntry.js'), '/assets/react.js', own('tickets.js'), own('texts-nl.js')],
    css: [own('tickets.css')],
  });
  expect(of('nl')).toBe(of('nl'));
  expect(of('en').js).toContain(own('texts-en.js'));
  expect(of('nl', { ...manifest, shared: { react: { js: ['other.js'], css: [] } } }).js).toContain('/assets/other.js');
});

test('an unreleased remote has no files', () => {
  expect(moduleFiles('mf_merch/merch', { manifest, files, language: 'nl' })).toEqual({ js: [], css: [] });
});
