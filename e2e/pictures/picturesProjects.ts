import { join } from 'node:path';
import type { Project } from 'playwright/test';

/**
 * Compares pictures of the remotes and the shell with those in `expected`. The same browser draws a page the same way
 * each time, so almost no difference is allowed.
 */
export const picturesProjects: Project[] = [
  { name: 'harnesses', testDir: import.meta.dirname, testMatch: '**/*.setup.ts' },
  {
    name: 'pictures',
    testDir: import.meta.dirname,
    testMatch: '**/*.pictures.ts',
    dependencies: ['harnesses'],
    snapshotPathTemplate: join(import.meta.dirname, 'expected/{arg}{ext}'),
    // The shop's Content Security Policy would refuse the style that stops a page's motion.
    use: { viewport: { width: 1280, height: 900 }, contextOptions: { reducedMotion: 'reduce' }, bypassCSP: true },
    expect: {
      timeout: 60_000,
      toHaveScreenshot: {
        animations: 'disabled',
        scale: 'css',
        stylePath: join(import.meta.dirname, 'still.css'),
        threshold: 0.02,
        maxDiffPixels: 20,
      },
    },
  },
];
