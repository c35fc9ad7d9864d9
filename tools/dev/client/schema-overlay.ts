/**
 * Runs in the page in development: shows what is wrong in the schemas over the last good build, without
 * touching the page under it. Vite's own overlay is not used, because the page would be reloaded (and what
 * is typed lost) once the mistake is mended.
 */

interface SchemaProblems {
  readonly headline: string;
  /** Diagnostics as the terminal shows them; empty once all is well. */
  readonly diagnostics: readonly string[];
}

const styles = `
  section { position: fixed; inset: auto 1rem 1rem; max-height: 45vh; overflow: auto; z-index: 2147483647;
    font: 13px/1.5 ui-monospace, monospace; color: #fff; background: #3b0a0a; border-left: 6px solid #f87171;
    border-radius: 6px; padding: .75rem 1rem; box-shadow: 0 8px 30px rgb(0 0 0 / 40%); }
  header { display: flex; gap: 1rem; align-items: baseline; font-weight: 700; }
  button { margin-left: auto; font: inherit; color: inherit; background: none; border: 1px solid #fca5a5;
    border-radius: 4px; padding: .1rem .6rem; cursor: pointer; }
  pre { margin: .75rem 0 0; white-space: pre-wrap; }
`;

const elementName = 'schema-problems';

function show({ headline, diagnostics }: SchemaProblems): void {
  document.querySelector(elementName)?.remove();
  if (diagnostics.length === 0) return;
  const host = document.createElement(elementName);
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  shadow.adoptedStyleSheets = [sheet];
  shadow.append(panel({ headline, diagnostics }, () => host.remove()));
  document.body.append(host);
}

function panel({ headline, diagnostics }: SchemaProblems, close: () => void): HTMLElement {
  const section = document.createElement('section');
  section.setAttribute('role', 'alert');
  const header = document.createElement('header');
  header.append(headline, closeButton(close));
  section.append(header, ...diagnostics.map(paragraph));
  return section;
}

function closeButton(close: () => void): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Close';
  button.addEventListener('click', close);
  return button;
}

function paragraph(diagnostic: string): HTMLElement {
  const pre = document.createElement('pre');
  pre.textContent = diagnostic;
  return pre;
}

if (import.meta.hot) {
  import.meta.hot.on('schemas:problems', show);
  import.meta.hot.send('schemas:problems?');
}

export {};
