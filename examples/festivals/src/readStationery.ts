import { readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(import.meta.dirname, '../stationery');
const scales = ['', '@2x', '@3x'];

/** A brand's stationery for mails: the files that `npm run stationery -w examples/art` writes, in base64. */
export function readStationery<Families extends object>(brand: string, families: Families) {
  const read = (file: string) => readFileSync(path.join(folder, brand, file)).toString('base64');
  return {
    ...families,
    fonts: { heading: read('heading.ttf'), strong: read('strong.ttf'), text: read('text.ttf') },
    logo: read('logo.png'),
    band: read('band.jpg'),
    pass: Object.fromEntries(
      scales.flatMap((scale) => [
        [`icon${scale}.png`, read(`icon${scale}.png`)],
        [`logo${scale}.png`, read(`passLogo${scale}.png`)],
      ]),
    ),
  };
}
