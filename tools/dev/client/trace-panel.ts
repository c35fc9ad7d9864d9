import type { Trace } from './traced-fetch.ts';

const styles = `
  section { position: fixed; inset: auto auto .5rem .5rem; z-index: 2147483646; box-sizing: border-box; display: flex; gap: 1rem;
    justify-content: space-between; align-items: start; max-width: calc(100vw - 1rem); max-height: 60vh; overflow: auto;
    padding: .3rem .6rem; font: 12px/1.5 ui-monospace, monospace; color: #e5e7eb; background: #111827;
    border: 1px solid #6b7280; border-radius: 6px; }
  summary { cursor: pointer; overflow-wrap: anywhere; }
  button { font: inherit; color: inherit; background: none; border: 1px solid #9ca3af; border-radius: 4px; cursor: pointer; }
  :focus-visible { outline: 2px solid #fff; outline-offset: 2px; }
  table { border-spacing: 0; }
  th { font-weight: 400; text-align: start; white-space: nowrap; padding-inline-end: .6rem; }
  td { text-align: end; white-space: nowrap; }
  td + td { width: 8rem; padding-inline-start: .6rem; }
  i { display: block; height: .6rem; min-width: 1px; background: #60a5fa; }
`;

/** Shows the last trace in one line, in a corner of the page without controls; shows its parts on request. */
export function tracePanel(): { readonly show: (trace: Trace) => void } {
  const host = document.createElement('request-trace');
  const section = document.createElement('section');
  section.setAttribute('aria-label', 'Trace');
  const style = document.createElement('style');
  style.textContent = styles;
  host.attachShadow({ mode: 'open' }).append(style, section);
  let isOpen = false;
  return {
    show(trace) {
      const details = detailsOf(trace);
      details.open = isOpen;
      details.addEventListener('toggle', () => {
        isOpen = details.open;
      });
      section.replaceChildren(details, closing(host));
      // Appends the host outside of the body, since the tracer counts changes inside the body as changes of the
      // page.
      document.documentElement.append(host);
    },
  };
}

function closing(host: HTMLElement): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Close';
  button.addEventListener('click', () => host.remove());
  return button;
}

function detailsOf({ title, parts }: Trace): HTMLDetailsElement {
  const total = parts.reduce((sum, { time }) => sum + time, 0);
  const table = document.createElement('table');
  table.setAttribute('aria-label', title);
  const rows = parts.map((part) => {
    const row = document.createElement('tr');
    const bar = document.createElement('i');
    bar.style.width = `${(100 * part.time) / Math.max(total, 1)}%`;
    const cell = document.createElement('td');
    cell.append(bar);
    const head = element('th', part.title);
    head.setAttribute('scope', 'row');
    row.append(head, element('td', milliseconds(part.time)), cell);
    return row;
  });
  table.append(...rows);
  const details = document.createElement('details');
  details.append(element('summary', `${title}: ${milliseconds(total)}`), table);
  return details;
}

function milliseconds(time: number): string {
  return `${time.toFixed(1)} ms`;
}

function element(name: 'summary' | 'th' | 'td', text: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}
