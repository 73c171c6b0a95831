import type { OrderPage } from '@festival/shared-contracts/order/orderPage';
import styles from './TicketCard.module.css';

/** White units around a code, which scanners need to find it. */
const edge = 4;

interface TicketCodeProps {
  drawing: NonNullable<OrderPage['tickets'][number]['drawing']>;
  code: string;
  /** The accessible name. */
  label: string;
}

/** A ticket's QR code, black on white in every theme, with its text in groups of five for people to read [BYD-02]. */
export function TicketCode({ drawing: { size, path }, code, label }: TicketCodeProps) {
  const side = size + 2 * edge;
  return (
    <div className={styles.code}>
      <svg viewBox={`${-edge} ${-edge} ${side} ${side}`} role="img" aria-label={label} shapeRendering="crispEdges">
        <rect x={-edge} y={-edge} width={side} height={side} fill="#fff" />
        <path d={path} stroke="#000" />
      </svg>
      <p className={styles.letters}>{code.replace(/(.{5})(?=.)/g, '$1 ')}</p>
    </div>
  );
}
