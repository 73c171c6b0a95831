import classes from './HarnessPage.module.css';
import { addressWithAll } from './readAddress.ts';

interface StateFrameProps {
  name: string;
  /** What differs from the address of the page around it. */
  address: Readonly<Record<string, string>>;
}

/** A state in a document of its own, loaded when it comes into sight. */
export function StateFrame({ name, address }: StateFrameProps) {
  return (
    <section className={classes.state} aria-label={name}>
      <p className={classes.name}>{name}</p>
      <iframe className={classes.frame} title={name} loading="lazy" src={addressWithAll({ ...address, framed: '' })} />
    </section>
  );
}
