import { Html } from '@festival/service-kit/html/html';

/** The styles of the page. They have no brand. */
export const styles = new Html(`
  :root { color-scheme: light; --ink: #17202e; --soft: #556070; --line: #d5dae2; --field: #7b8698; --ground: #eef1f5;
    --paper: #fff; --blue: #1b4fd8; --blue-deep: #143da8; --red: #b3261e; --amber: #fff3d6; --amber-ink: #5c4300; }
  * { box-sizing: border-box; }
  body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; }
  header { background: var(--amber); color: var(--amber-ink); padding: .55rem 1rem; text-align: center; font-size: .9rem; }
  main { max-inline-size: 30rem; margin: 2rem auto; padding: 0 1rem; }
  .paper { background: var(--paper); border-radius: 18px; padding: clamp(1.25rem, 5vw, 2.25rem);
    box-shadow: 0 1px 2px rgb(23 32 46 / .08), 0 18px 40px -24px rgb(23 32 46 / .35); }
  h1 { font-size: 1.5rem; line-height: 1.2; margin: 0 0 1.25rem; letter-spacing: -.01em; }
  h2 { font-size: 1.05rem; margin: 0 0 .25rem; }
  dl { display: grid; grid-template-columns: auto 1fr; gap: .3rem 1rem; margin: 0 0 1.75rem; padding-block-end: 1.25rem; border-block-end: 1px solid var(--line); }
  dt { color: var(--soft); }
  dd { margin: 0; text-align: end; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
  .amount { font-size: 1.6rem; font-weight: 700; line-height: 1.2; }
  form { display: grid; gap: 1.1rem; }
  .pair { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; }
  label { display: block; font-weight: 600; margin-block-end: .3rem; }
  .hint { display: block; font-weight: 400; font-size: .85rem; color: var(--soft); }
  input { inline-size: 100%; font: inherit; font-variant-numeric: tabular-nums; padding: .75rem .85rem; border: 1.5px solid var(--field); border-radius: 10px; background: #fff; color: inherit; }
  input[aria-invalid='true'] { border-color: var(--red); box-shadow: inset 0 0 0 1px var(--red); }
  .wrong { color: var(--red); font-size: .9rem; margin: .3rem 0 0; }
  .notice { border-inline-start: 4px solid var(--red); padding: .25rem 0 .25rem .9rem; margin: 0 0 1.25rem; }
  button, .button { font: inherit; font-weight: 700; border: 0; border-radius: 12px; padding: .95rem 1rem; cursor: pointer; text-align: center; text-decoration: none; display: block; inline-size: 100%; }
  .pay { background: var(--blue); color: #fff; font-size: 1.1rem; }
  .pay:hover { background: var(--blue-deep); }
  .outcome { background: none; color: inherit; border: 1.5px solid var(--field); font-weight: 600; }
  .outcome:hover { background: #e5e9f0; }
  .quiet { background: none; color: var(--soft); font-weight: 600; text-decoration: underline; text-underline-offset: 3px; }
  .quiet:hover { color: var(--ink); }
  :focus-visible { outline: 3px solid var(--blue); outline-offset: 2px; }
  .cards { margin-block-start: 1.75rem; }
  .cards p { margin: 0 0 .75rem; color: var(--soft); font-size: .9rem; }
  .cards ul { list-style: none; margin: 0; padding: 0; border-block-start: 1px solid var(--line); }
  .cards li { border-block-end: 1px solid var(--line); }
  .cards a { display: grid; grid-template-columns: 1fr auto; gap: 0 .75rem; align-items: center; padding: .6rem .25rem; color: inherit; text-decoration: none; }
  .cards a:hover { background: #e5e9f0; }
  .cards .number { font-weight: 600; font-variant-numeric: tabular-nums; }
  .cards .what { grid-column: 1; color: var(--soft); font-size: .875rem; }
  .cards .use { grid-column: 2; grid-row: 1 / span 2; color: var(--blue); font-weight: 600; text-decoration: underline; text-underline-offset: 3px; }
  nav { display: flex; gap: .25rem 1rem; flex-wrap: wrap; justify-content: center; margin-block: 1.75rem; font-size: .9rem; }
  nav a { color: var(--soft); padding: .35rem; } nav [aria-current] { color: var(--ink); font-weight: 700; text-decoration: none; }
`);
