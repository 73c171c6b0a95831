/** The style of light pages with forms, in the brand's colours and fonts if the page has a brand. */
export const lightStyles = `body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--brand-color-ground,Canvas);
color:var(--brand-color-ink,CanvasText);font:1.125rem/1.6 var(--brand-font-text,system-ui,sans-serif)}
main{inline-size:min(34rem,100% - 2rem);padding-block:2rem}img{block-size:3rem;max-inline-size:100%}
h1{font-family:var(--brand-font-display,inherit);font-weight:var(--brand-weight-display,800);line-height:1.1;
font-size:clamp(2rem,6vw,3rem);margin-block:1.5rem 1rem}p{margin-block:0 1.25rem}form{display:grid;gap:1rem}
button{font:inherit;text-align:start;cursor:pointer;padding:1rem 1.25rem;border:2px solid var(--brand-color-outline,currentColor);
border-radius:.75rem;background:var(--brand-color-raised,Canvas);color:inherit}
button:hover{border-color:var(--brand-color-ink,currentColor)}b,span{display:block}
a{color:inherit;font-weight:700}
:focus-visible{outline:3px solid var(--brand-focus-color,currentColor);outline-offset:2px}`;
