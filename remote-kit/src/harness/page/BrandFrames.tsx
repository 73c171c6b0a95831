import type { HarnessOptions } from '../harnessOptions.ts';
import { StateFrame } from './StateFrame.tsx';

/** Shows the usual state in every language and brand, each in a frame, since a theme applies to a whole document. */
export function BrandFrames({ options: { brands, languages } }: { options: HarnessOptions }) {
  return brands.flatMap((brand) =>
    languages.map((language) => (
      <StateFrame
        key={`${brand} ${language}`}
        name={`${brand} ${language}`}
        address={{ brand, language, state: 'usual' }}
      />
    )),
  );
}
