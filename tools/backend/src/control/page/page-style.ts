/** The style of the page: system colours and faces, light and dark, from 320 px up. */
export const pageStyle = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; --line: color-mix(in srgb, currentColor 22%, transparent); --tint: color-mix(in srgb, currentColor 6%, transparent); --accent: light-dark(#7a2f00, #ffb27a); }
* { box-sizing: border-box; }
[hidden] { display: none !important; }
body { margin: 0; }
a { color: inherit; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.skip { position: absolute; inset-inline-start: 1rem; transform: translateY(-200%); background: Canvas; padding: .75rem 1rem; z-index: 2; }
.skip:focus { transform: none; }
header, main { max-inline-size: 96rem; margin-inline: auto; padding-inline: clamp(1rem, 4vw, 2rem); }
header { padding-block: 1.5rem 1rem; }
h1 { font-size: 1.5rem; margin: 0 0 1rem; }
h2 { font-size: 1.125rem; margin: 0 0 .75rem; }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; list-style: none; margin: 1rem 0 0; padding: 0; }
nav a { display: inline-block; padding-block: .5rem; }
main { display: grid; gap: 1.5rem; padding-block-end: 4rem; }
section { border: 1px solid var(--line); border-radius: .75rem; padding: clamp(1rem, 3vw, 1.5rem); min-inline-size: 0; scroll-margin-block-start: 1rem; }
.bar { display: flex; flex-wrap: wrap; gap: .75rem; align-items: end; margin-block-end: 1rem; }
.fields + .bar, div + .bar { margin-block-start: 1rem; }
.fields + .fields { margin-block-start: .75rem; }
button, input, select, textarea { font: inherit; color: inherit; }
button, input:not([type=checkbox]), select { min-block-size: 44px; }
button { padding: .5rem 1rem; border: 1px solid var(--line); border-radius: .5rem; background: var(--tint); cursor: pointer; }
button:hover { border-color: currentColor; }
button.main { border-color: var(--accent); color: var(--accent); font-weight: 600; }
input:not([type=checkbox]), select, textarea { inline-size: 100%; padding: .5rem .75rem; border: 1px solid var(--line); border-radius: .5rem; background: Field; }
input[type=checkbox] { inline-size: 1.25rem; block-size: 1.25rem; margin: 0; }
.fields { display: grid; gap: .75rem 1rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr)); align-items: start; }
.field { display: grid; gap: .25rem; min-inline-size: 0; }
.field.flag { display: flex; gap: .5rem; align-items: center; min-block-size: 44px; }
.field.wide, fieldset { grid-column: 1 / -1; }
fieldset { border: 1px solid var(--line); border-radius: .5rem; padding: .75rem 1rem 1rem; margin: 0; min-inline-size: 0; }
legend { padding-inline: .25rem; }
.scroll { overflow-x: auto; max-block-size: 26rem; overflow-y: auto; }
table { border-collapse: collapse; inline-size: 100%; font-size: .9375rem; }
th, td { text-align: start; vertical-align: top; padding: .375rem .75rem .375rem 0; border-block-end: 1px solid var(--line); }
th { position: sticky; inset-block-start: 0; background: Canvas; white-space: nowrap; }
td { overflow-wrap: anywhere; min-inline-size: 7rem; }
td pre { white-space: pre-wrap; margin: .25rem 0 0; max-block-size: 20rem; overflow-y: auto; }
td summary { cursor: pointer; }
td.long { font: .8125rem/1.4 ui-monospace, monospace; min-inline-size: 14rem; }
.empty { color: color-mix(in srgb, currentColor 70%, transparent); margin: 0; }
[role=status] { min-block-size: 1.5rem; margin: .75rem 0 0; }
[role=status].bad { color: light-dark(#a40000, #ff9a9a); }
@media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth; } }
`;
