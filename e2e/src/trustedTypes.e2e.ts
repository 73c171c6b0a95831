import { readFileSync } from 'node:fs';
import { activateVersions } from './activateVersions.ts';
import { expect, longWalk, test } from './journey.ts';
import { publishVersion } from './publishVersion.ts';
import { release } from './release.ts';
import { dataPath } from './runningShop.ts';
import { shopper } from './shopper.ts';

test.describe.configure(longWalk);

const version = `1.1.0-html.${Date.now()}`;

/** Code that tries to put a text into the page as HTML. If that is refused, the code continues. */
const planted = (
  code: string,
) => `${code.replace(/export \{ (\w+) as default \} from ('[^']+');/, 'import { $1 as Whole } from $2;')}
import { useEffect } from 'react';
export default function WithHtml() {
  useEffect(() => {
    try {
      document.createElement('p').innerHTML = '<b>planted</b>';
      document.title = 'HTML was made of a text';
    } catch {}
  }, []);
  return <Whole />;
}
`;

test('a mount refuses a remote that makes HTML from text; in a shop the attempt is in the log with the remote’s name and version, and the shop continues to sell [FED-08, FED-05]', {
  tag: '@changing',
}, async ({ page, quietConsole }) => {
  publishVersion('mf-merch', version, {
    'src/exposes/merchandise.tsx': planted,
    'harness/states.ts': () => 'export const states = [];\n',
  });
  let said = '';
  try {
    said = release('mount', '--brand', 'nachtwoud', `mf_merch@${version}`, '--by', 'ada');
  } catch (error) {
    said = String((error as { stderr: unknown }).stderr);
  }
  expect(said).toMatch(
    /- merchandise in the state usual, in the browser: This document requires 'TrustedHTML' assignment.* \(browser\/merchandise\.\w+\.js(:\d+:\d+)?\)/,
  );

  quietConsole.allow(/TrustedHTML/);
  activateVersions('nachtwoud', [`mf_merch@${version}`], 'It makes HTML of a text');
  try {
    await expect(async () => {
      await shopper(page).visit('/nachtwoud/merchandise');
      expect(await page.locator('#page-data').textContent()).toContain(version);
    }).toPass();
    await expect(page).not.toHaveTitle('HTML was made of a text');
    // The log's lines are JSON objects.
    await expect(() => {
      const log = readFileSync(dataPath('logs/host.log'), 'utf8');
      const lines = log.split('\n').filter((line) => line.includes('policy refused') && line.includes(version));
      expect(lines.map((line) => JSON.parse(line))).toContainEqual(
        expect.objectContaining({
          ...{ brand: 'nachtwoud', remote: 'mf_merch', version },
          violation: expect.stringMatching(
            /^require-trusted-types-for refused Element innerHTML at browser\/merchandise\./,
          ),
        }),
      );
    }).toPass({ timeout: 30_000 });
  } finally {
    release('roll-back', '--brand', 'nachtwoud', '--reason', 'It makes HTML of a text', '--by', 'journey');
  }
});
