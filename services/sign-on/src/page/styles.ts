import { Html } from '@festival/service-kit/html/html';

/** The styles of the pages. They have no brand. */
export const styles = new Html(`
  :root { color-scheme: light; --ink: #17202e; --soft: #556070; --line: #d5dae2; --field: #7b8698; --ground: #eef1f5;
    --paper: #fff; --blue: #1b4fd8; --blue-deep: #143da8; --red: #b3261e; --green: #12653a; }
  * { box-sizing: border-box; }
  body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; overflow-wrap: anywhere; hyphens: auto; }
  main { max-inline-size: 32rem; margin: clamp(1rem, 6vh, 4rem) auto 2rem; padding: 0 min(1rem, 5vw); display: grid; grid-template-columns: minmax(0, 1fr); gap: 1.25rem; }
  .paper { background: var(--paper); border-radius: 18px; padding: min(clamp(1.25rem, 5vw, 2.25rem), 7vw);
    box-shadow: 0 1px 2px rgb(23 32 46 / .08), 0 18px 40px -24px rgb(23 32 46 / .35); }
  h1 { font-size: 1.75rem; line-height: 1.15; margin: 0 0 .5rem; letter-spacing: -.015em; }
  h2 { font-size: 1.15rem; margin: 0 0 .75rem; }
  p { margin: 0 0 1rem; color: var(--soft); }
  form { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1.1rem; margin-block-start: 1.25rem; }
  .pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(10rem, 100%), 1fr)); gap: 1rem; }
  label { display: block; font-weight: 600; margin-block-end: .3rem; }
  .hint { display: block; font-weight: 400; font-size: .85rem; color: var(--soft); }
  input, select { inline-size: 100%; min-block-size: 3rem; font: inherit; padding: .7rem .85rem; border: 1.5px solid var(--field); border-radius: 10px; background: #fff; color: inherit; }
  input[aria-invalid='true'] { border-color: var(--red); box-shadow: inset 0 0 0 1px var(--red); }
  .wrong { color: var(--red); font-size: .9rem; margin: .3rem 0 0; }
  .notice { border-inline-start: 4px solid var(--red); padding: .25rem 0 .25rem .9rem; margin: 1rem 0 0; color: var(--ink); }
  .saved { border-inline-start-color: var(--green); }
  .choice { display: flex; gap: .75rem; align-items: center; }
  .choice label { margin: 0; font-weight: 400; }
  .choice input { inline-size: 1.35rem; min-block-size: 1.35rem; accent-color: var(--blue); }
  button, .button { font: inherit; font-weight: 700; border: 0; border-radius: 12px; padding: .9rem 1rem; cursor: pointer; text-align: center; text-decoration: none; display: block; inline-size: 100%; background: var(--blue); color: #fff; }
  button:hover, .button:hover { background: var(--blue-deep); }
  .danger { background: var(--red); }
  .danger:hover { background: #8a1d17; }
  .quiet { background: none; color: var(--soft); font-weight: 600; text-decoration: underline; text-underline-offset: 3px; }
  .quiet:hover { background: none; color: var(--ink); }
  .other { margin: 1.25rem 0 0; text-align: center; }
  a { color: var(--blue); text-underline-offset: 3px; }
  :focus-visible { outline: 3px solid var(--blue); outline-offset: 2px; }
  nav { display: flex; gap: .25rem 1rem; flex-wrap: wrap; justify-content: center; margin-block: 1rem 2rem; font-size: .9rem; }
  nav a { color: var(--soft); padding: .6rem; } nav [aria-current] { color: var(--ink); font-weight: 700; text-decoration: none; }
`);
