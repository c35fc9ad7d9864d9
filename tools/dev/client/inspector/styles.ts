const look = `font: 13px/1.5 ui-monospace, monospace; color: #f1f5f9; background: #0f172a;`;

export const panelStyles = `
  section { position: fixed; inset: 0 0 0 auto; z-index: 2147483646; box-sizing: border-box; width: min(30rem, 100vw);
    overflow: auto; padding: .6rem 1rem 2rem; ${look} border-left: 3px solid #38bdf8; }
  @media (max-width: 640px) {
    section { inset: auto 0 0 0; width: auto; max-height: 60vh; border-left: 0; border-top: 3px solid #38bdf8; }
  }
  header { display: flex; gap: .5rem; align-items: baseline; }
  h2 { flex: 1; margin: 0; font-size: 15px; overflow-wrap: anywhere; outline: none; }
  h3 { margin: 1rem 0 .2rem; font-size: 13px; color: #7dd3fc; }
  nav { display: flex; flex-wrap: wrap; gap: .3rem; margin-top: .5rem; }
  ul { margin: 0; padding: 0; list-style: none; }
  li { padding: .25rem 0; overflow-wrap: anywhere; }
  pre { margin: .2rem 0; padding: .3rem .5rem; overflow: auto; max-height: 20rem; background: #1e293b; white-space: pre-wrap; }
  button { font: inherit; text-align: start; color: inherit; background: #1e293b; border: 1px solid #94a3b8;
    border-radius: 4px; padding: .1rem .5rem; cursor: pointer; overflow-wrap: anywhere; min-height: 24px; }
  button[aria-current] { border-color: #38bdf8; background: #0c4a6e; }
  button:focus-visible, h2:focus-visible { outline: 2px solid #fff; outline-offset: 2px; }
`;
