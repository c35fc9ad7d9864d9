/** Diagnostics of the schemas, sent by the development server. */
export interface SchemaProblems {
  readonly headline: string;
  /** Diagnostics as in the terminal; empty without any. */
  readonly diagnostics: readonly string[];
}

const styles = `
  section { position: fixed; inset: auto 0 0; z-index: 2147483647; box-sizing: border-box; padding: .4rem 1rem;
    font: 13px/1.5 ui-monospace, monospace; color: #fff; background: #3b0a0a; border-top: 3px solid #f87171; }
  header { display: flex; flex-wrap: wrap; gap: .2rem 1rem; align-items: baseline; font-weight: 700; }
  p { flex: 1 1 12rem; min-width: 0; margin: 0; font-weight: 400; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  button { font: inherit; color: inherit; background: none; border: 1px solid #fca5a5;
    border-radius: 4px; padding: .1rem .6rem; cursor: pointer; }
  button:focus-visible { outline: 2px solid #fff; outline-offset: 2px; }
  div { max-height: 40vh; overflow: auto; }
  pre { margin: .5rem 0; white-space: pre-wrap; }
`;

const elementName = 'schema-problems';

let closed = '';

/**
 * Shows diagnostics in a bar below the page: the first one, and the others on request. A closed bar opens again
 * only for other diagnostics.
 */
export function showProblems(problems: SchemaProblems): void {
  remove();
  const { headline, diagnostics } = problems;
  const key = JSON.stringify(problems);
  if (diagnostics.length === 0) closed = '';
  if (diagnostics.length === 0 || key === closed) return;
  const host = document.createElement(elementName);
  const close = () => {
    closed = key;
    remove();
  };
  host.attachShadow({ mode: 'open' }).append(styleElement(), bar({ headline, diagnostics }, { host, close }));
  document.body.append(host);
  makeRoom(host);
}

function remove(): void {
  document.querySelector(elementName)?.remove();
  document.body.style.removeProperty('padding-block-end');
}

/** Adds space at the end of the page, so that its end can be scrolled above the bar. */
function makeRoom(host: HTMLElement): void {
  const height = host.shadowRoot?.querySelector('section')?.getBoundingClientRect().height ?? 0;
  document.body.style.setProperty('padding-block-end', `${Math.ceil(height)}px`);
}

function styleElement(): HTMLStyleElement {
  const style = document.createElement('style');
  style.textContent = styles;
  return style;
}

interface Around {
  readonly host: HTMLElement;
  readonly close: () => void;
}

function bar({ headline, diagnostics }: SchemaProblems, { host, close }: Around): HTMLElement {
  const section = document.createElement('section');
  section.setAttribute('role', 'alert');
  const details = document.createElement('div');
  details.hidden = true;
  details.append(...diagnostics.map((diagnostic) => element('pre', diagnostic)));
  const toggle = button(`Show all (${diagnostics.length})`, () => {
    details.hidden = !details.hidden;
    toggle.textContent = details.hidden ? `Show all (${diagnostics.length})` : 'Show less';
    toggle.setAttribute('aria-expanded', String(!details.hidden));
    makeRoom(host);
  });
  toggle.setAttribute('aria-expanded', 'false');
  const header = document.createElement('header');
  const first = element('p', diagnostics[0]?.split('\n', 1)[0] ?? '');
  header.append(headline, first, toggle, button('Close', close));
  section.append(header, details);
  return section;
}

function button(label: string, press: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = label;
  made.addEventListener('click', press);
  return made;
}

function element(name: 'p' | 'pre', text: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}
