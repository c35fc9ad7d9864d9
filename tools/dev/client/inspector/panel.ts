import {
  answerEvent,
  questionEvent,
  type SourceAnswers,
  type SourceLocation,
  type SourceQuestion,
  type SourceQuestions,
} from '../../../../engine/compiler/inspector/source-question.ts';
import type { Inspected, Line, Report } from './report.ts';
import { panelStyles } from './styles.ts';

const waiting = new Map<number, (locations: SourceAnswers['locations']) => void>();
let lastId = 0;

import.meta.hot?.on(answerEvent, ({ id, locations }: SourceAnswers) => {
  waiting.get(id)?.(locations);
  waiting.delete(id);
});

/** Requests source locations in the schema set from the development server, which reads the current files. */
function sourcesOf(questions: readonly SourceQuestion[]): Promise<SourceAnswers['locations']> {
  lastId += 1;
  const id = lastId;
  return new Promise((resolve) => {
    waiting.set(id, resolve);
    import.meta.hot?.send(questionEvent, { id, questions } satisfies SourceQuestions);
  });
}

/** Opens a file in the running editor, or in that of `LAUNCH_EDITOR`, through Vite. */
async function openInEditor({ path, line, column }: SourceLocation): Promise<void> {
  await fetch(`/__open-in-editor?file=${encodeURIComponent(`${path}:${line}:${column}`)}`);
}

export interface InspectorPanel {
  /** Shows the first descriptor of a chain, with links to the outer ones. */
  readonly show: (chain: readonly Inspected[]) => void;
  /** Renders the panel again with current data, unless the focus is in the panel. */
  readonly refresh: () => void;
  readonly holds: (target: EventTarget | null) => boolean;
  readonly close: () => void;
}

const elementName = 'schema-inspector';

/** Opens the panel beside the page, in a shadow root that keeps the styles of panel and page apart. */
export function openPanel(onClose: () => void, onPick: () => void): InspectorPanel {
  const host = document.createElement(elementName);
  const shadow = host.attachShadow({ mode: 'open' });
  const style = element('style', panelStyles);
  const section = document.createElement('section');
  section.setAttribute('role', 'dialog');
  section.setAttribute('aria-label', 'Inspector');
  shadow.append(style, section);
  document.body.append(host);
  let shown: readonly Inspected[] = [];
  let current: Inspected | undefined;

  const draw = () => {
    if (current === undefined) return;
    const report = current.report();
    const heading = element('h2', report.title);
    heading.tabIndex = -1;
    const header = document.createElement('header');
    header.append(heading, button('Pick', onPick), button('Close', onClose));
    section.replaceChildren(header, trail(shown, current, open), ...sectionsOf(report, open));
    void fillSources(section);
  };
  const open = (inspected: Inspected) => {
    current = inspected;
    draw();
    section.querySelector('h2')?.focus();
  };
  return {
    show(chain) {
      shown = chain;
      const [first] = chain;
      if (first !== undefined) open(first);
    },
    refresh() {
      const isAtHeading = shadow.activeElement?.matches('h2') === true;
      if (shadow.activeElement !== null && !isAtHeading) return;
      draw();
      if (isAtHeading) section.querySelector('h2')?.focus();
    },
    holds: (target) => target === host,
    close: () => host.remove(),
  };
}

function trail(
  chain: readonly Inspected[],
  current: Inspected,
  open: (inspected: Inspected) => void,
): HTMLElement {
  const nav = document.createElement('nav');
  nav.setAttribute('aria-label', 'From the inside outwards');
  for (const each of chain) {
    const made = button(each.name, () => open(each));
    if (each === current) made.setAttribute('aria-current', 'true');
    nav.append(made);
  }
  return nav;
}

function sectionsOf({ sections }: Report, open: (inspected: Inspected) => void): readonly HTMLElement[] {
  return sections.flatMap(({ title, lines }) => {
    const list = document.createElement('ul');
    list.append(...lines.map((line) => lineOf(line, open)));
    return [element('h3', title), list];
  });
}

/** Questions of a report, by the elements that will show the answers. */
const questions = new WeakMap<Element, SourceQuestion>();

function lineOf({ text, code, source, inspect }: Line, open: (inspected: Inspected) => void): HTMLElement {
  const item = document.createElement('li');
  item.append(inspect === undefined ? element('span', text) : button(text, () => open(inspect)));
  if (code !== undefined) item.append(element('pre', code));
  if (source !== undefined) {
    const location = element('div', '');
    location.className = 'location';
    questions.set(location, source);
    item.append(location);
  }
  return item;
}

async function fillSources(section: HTMLElement): Promise<void> {
  const waiting = [...section.querySelectorAll('.location')].flatMap((location) => {
    const question = questions.get(location);
    return question === undefined ? [] : [{ location, question }];
  });
  const found = await sourcesOf(waiting.map(({ question }) => question));
  waiting.forEach(({ location }, index) => {
    const source = found[index];
    location.replaceChildren(
      source ? editorLink(source) : 'The schema set does not say it; the engine does.',
    );
  });
}

function editorLink(source: SourceLocation): HTMLElement {
  const name = `${source.file}:${source.line}:${source.column}`;
  const made = button(name, () => void openInEditor(source));
  made.setAttribute('aria-label', `Open ${name} in the editor`);
  return made;
}

function button(label: string, press: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = label;
  made.addEventListener('click', press);
  return made;
}

function element(name: string, text: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}
