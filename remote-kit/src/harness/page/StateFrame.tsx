import { addressWithAll } from '../states/readAddress.ts';
import classes from './HarnessPage.module.css';

interface StateFrameProps {
  name: string;
  /** The differences from the surrounding page's URL. */
  address: Readonly<Record<string, string>>;
}

/** A state in a separate document, loaded when it becomes visible. */
export function StateFrame({ name, address }: StateFrameProps) {
  return (
    <section className={classes.state} aria-label={name}>
      <p className={classes.name}>{name}</p>
      <iframe className={classes.frame} title={name} loading="lazy" src={addressWithAll({ ...address, framed: '' })} />
    </section>
  );
}
