/** Style sheet of the page that describes the API. */
export const docsStyle = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; display: grid; grid-template-columns: minmax(14rem, 20rem) minmax(0, 1fr); }
nav { position: sticky; top: 0; height: 100vh; overflow: auto; box-sizing: border-box; padding: 1rem; border-inline-end: 1px solid #8886; font-size: .875rem; }
nav ul { list-style: none; padding: 0; }
nav li { overflow-wrap: anywhere; padding: .15rem 0; }
main { padding: 1rem 2rem; max-width: 60rem; }
section { border-top: 1px solid #8886; padding: .5rem 0 1rem; }
pre { overflow: auto; padding: .75rem; background: #8882; border-radius: 6px; font-size: .8125rem; }
td { padding: .25rem .75rem .25rem 0; vertical-align: top; overflow-wrap: anywhere; }
summary { cursor: pointer; }
@media (max-width: 50rem) { body { display: block; } nav { position: static; height: auto; border: 0; } main { padding: 1rem; } }
`;
