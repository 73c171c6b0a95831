import type { HarnessOptions } from '../harnessOptions.ts';
import { StateFrame } from './StateFrame.tsx';

/** The usual state in every language and brand; in frames, since a theme applies to a whole document. */
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
