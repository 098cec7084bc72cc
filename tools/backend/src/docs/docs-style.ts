/** The style of the contract's page. */
export const docsStyle = `
:root { color-scheme: light dark; font: 16px/1.55 system-ui, sans-serif; --line: color-mix(in srgb, currentColor 20%, transparent); --accent: light-dark(#7a2f00, #ffb27a); }
* { box-sizing: border-box; }
body { margin: 0 auto; max-inline-size: 64rem; padding: 1.5rem clamp(1rem, 4vw, 2rem) 4rem; overflow-wrap: anywhere; }
a { color: var(--accent); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
h1 { font-size: 1.75rem; margin-block-end: .25rem; }
h2 { font-size: 1.25rem; margin: 2.5rem 0 .5rem; }
h3, h4 { font-size: 1rem; margin: 1rem 0 .25rem; }
code { font: .875em ui-monospace, monospace; }
small { opacity: .75; }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1rem; padding: 0; list-style: none; }
nav a { display: inline-block; padding-block: .375rem; }
details { border: 1px solid var(--line); border-radius: .5rem; margin-block: .5rem; padding-inline: 1rem; }
details[open] { padding-block-end: 1rem; }
summary { cursor: pointer; padding-block: .625rem; }
b { display: inline-block; min-inline-size: 4rem; }
b.get { color: light-dark(#00556b, #7fd7ef); } b.post { color: light-dark(#1d5e1d, #93dd93); }
b.put, b.patch { color: light-dark(#704700, #f0c070); } b.delete { color: light-dark(#a40000, #ff9a9a); }
ul { padding-inline-start: 1.25rem; margin-block: .25rem; }
section > article { border-block-start: 1px solid var(--line); padding-block: .5rem; }
`;
