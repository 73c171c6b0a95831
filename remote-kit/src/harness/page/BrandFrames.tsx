import type { HarnessOptions } from '../harnessOptions.ts';
import classes from './HarnessPage.module.css';
import { addressWithAll } from './readAddress.ts';

/** The usual state in every language and brand; in frames, since a theme is of a whole document. */
export function BrandFrames({ options: { brands, languages } }: { options: HarnessOptions }) {
  return brands.flatMap((brand) =>
    languages.map((language) => {
      const name = `${brand} ${language}`;
      return (
        <section key={name} className={classes.state} aria-label={name}>
          <p className={classes.name}>{name}</p>
          <iframe
            className={classes.frame}
            title={name}
            loading="lazy"
            src={addressWithAll({ brand, language, state: 'usual', framed: '' })}
          />
        </section>
      );
    }),
  );
}
