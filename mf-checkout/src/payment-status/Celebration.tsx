import styles from './Celebration.module.css';

/** Where each piece of paper hangs, in percent of the card, and how it is turned; spread by hand so that none hides a word. */
const pieces = [
  { x: 62, y: 12, turn: 18 },
  { x: 71, y: 58, turn: -24 },
  { x: 78, y: 24, turn: 42 },
  { x: 84, y: 74, turn: 8 },
  { x: 90, y: 14, turn: -38 },
  { x: 93, y: 46, turn: 64 },
  { x: 67, y: 84, turn: -12 },
  { x: 97, y: 82, turn: 30 },
  { x: 55, y: 90, turn: -52 },
  { x: 75, y: 6, turn: 76 },
] as const;

/** Paper in the air, in the brand's colours. It falls once where motion is welcome, and hangs still where it is not. */
export function Celebration() {
  return (
    <svg className={styles.air} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      {pieces.map(({ x, y, turn }, index) => (
        <g key={`${x}-${y}`} className={styles.piece} data-kind={index % 3}>
          <rect x={x} y={y} width="1.6" height="5" transform={`rotate(${turn} ${x} ${y})`} />
        </g>
      ))}
    </svg>
  );
}
