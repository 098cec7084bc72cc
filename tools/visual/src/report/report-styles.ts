/** Styles of the report, in light and dark. */
export const reportStyles = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0 auto; padding: 1.5rem; max-width: 110rem; }
h1, h2, h3 { line-height: 1.25; margin: 0; }
h2 { margin-block: 2.5rem .75rem; padding-block-end: .25rem; border-block-end: 1px solid GrayText; }
h3 { display: inline; font-size: 1rem; }
nav ul { columns: 18rem; padding: 0; list-style: none; }
a { color: LinkText; }
details { margin-block: 1rem; }
summary { cursor: pointer; padding-block: .25rem; }
.problem { color: light-dark(#a3130a, #ff9b92); }
.causes { margin-block: 2.5rem; overflow-wrap: anywhere; } .causes h2 { display: inline; border: 0; }
.calm { font-size: 1.25rem; }
.pictures { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)); gap: 1rem; align-items: start; }
figure { margin: 0; min-width: 0; }
figcaption { font-weight: 600; margin-block-end: .25rem; }
img { display: block; max-width: 100%; height: auto; outline: 1px solid light-dark(#0003, #fff3); }
[data-outcome='new'] summary span { color: light-dark(#0a6b32, #7be0a3); }
[data-outcome='removed'] summary span { color: light-dark(#a3130a, #ff9b92); }
`;
