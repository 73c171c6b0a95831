import styles from './Celebration.module.css';

/**
 * Position (percent of the card) and rotation of each piece of confetti: along the edges, so that it covers no text.
 */
const edges = [
  { x: 46, y: 6, turn: 18 },
  { x: 58, y: 11, turn: -38 },
  { x: 71, y: 5, turn: 64 },
  { x: 84, y: 9, turn: -12 },
  { x: 94, y: 20, turn: 42 },
  { x: 92, y: 47, turn: 30 },
  { x: 95, y: 72, turn: -24 },
  { x: 82, y: 91, turn: 8 },
  { x: 66, y: 94, turn: -52 },
  { x: 50, y: 90, turn: 76 },
];

/** Confetti in the brand's colours. It falls once; with reduced motion it does not move. */
export function Celebration() {
  return (
    <svg className={styles.air} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <Paper pieces={edges} />
    </svg>
  );
}

function Paper({ pieces }: { pieces: typeof edges }) {
  return pieces.map(({ x, y, turn }, index) => (
    <g key={`${x}-${y}`} className={styles.piece} data-kind={index % 3}>
      <rect x={x} y={y} width="1.4" height="5" transform={`rotate(${turn} ${x} ${y})`} />
    </g>
  ));
}
