export const apiPageStyle = `
:root { color-scheme: light dark; --ink: light-dark(#14211c, #e8efeb); --muted: light-dark(#5b6b64, #a3b2ab);
  --line: light-dark(#e3e9e6, #2c3a34); --ground: light-dark(#f6f8f7, #101713); --card: light-dark(#fff, #18211c);
  --brand: light-dark(#0b6b4b, #5fcf9f); --tint: light-dark(#e6f4ee, #16382b); --info: light-dark(#0b57a4, #8bbdf2); --info-tint: light-dark(#e8f1fb, #14283d); }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 1200px; padding: 16px; background: var(--ground); color: var(--ink);
  font: 16px/1.5 system-ui, sans-serif; display: grid; gap: 24px; }
h1 { font-size: 28px; margin: 0; } h2 { font-size: 18px; margin: 0; overflow-wrap: anywhere; } h3 { font-size: 14px; margin: 16px 0 4px; color: var(--muted); }
p { margin: 8px 0; } a { color: var(--brand); } code, pre { font: 14px/1.5 ui-monospace, monospace; } small { color: var(--muted); font-size: 14px; }
nav ul { list-style: none; margin: 0; padding: 0; columns: 220px; } nav a { display: block; padding: 4px 0; font-size: 14px; overflow-wrap: anywhere; }
main { display: grid; gap: 16px; min-width: 0; }
section { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 16px; min-width: 0; scroll-margin-top: 16px; }
.method { font-size: 12px; font-weight: 700; padding: 2px 8px; border-radius: 8px; vertical-align: 2px; }
.get { color: var(--brand); background: var(--tint); } .post { color: var(--info); background: var(--info-tint); }
table { width: 100%; border-collapse: collapse; font-size: 14px; table-layout: fixed; }
th { text-align: left; color: var(--muted); font-weight: 600; } td, th { padding: 6px 8px 6px 0; border-bottom: 1px solid var(--line); overflow-wrap: anywhere; vertical-align: top; }
pre { overflow: auto; background: var(--ground); padding: 12px; border-radius: 8px; } summary { cursor: pointer; padding: 12px 0; color: var(--brand); }
@media (min-width: 900px) { body { grid-template-columns: 260px minmax(0, 1fr); } header { grid-column: 1 / -1; } nav ul { columns: 1; } nav { position: sticky; top: 16px; align-self: start; max-height: calc(100vh - 32px); overflow: auto; } }
`;
