/** Kind of code that a wish needs, in words of the one who has it and of the developer. */
export interface KindOfCode {
  readonly name: string;
  /** Says what it lets people do. */
  readonly title: string;
  /** Noun by which developers know it, and the heading of their guide about it. */
  readonly noun: string;
  readonly heading: string;
}

const kind = (name: string, title: string, noun: string, heading: string): KindOfCode => {
  return { name, title, noun, heading };
};

export const kindsOfCode: readonly KindOfCode[] = [
  kind('widget', 'Ask for something in a new way, such as by a drawing', 'a widget', 'a-widget'),
  kind('cell', 'Show a value of a table or a card in a new way', 'a cell', 'a-cell'),
  kind('part', 'A piece of a page of its own, such as a chart', 'a part', 'a-part'),
  kind(
    'call',
    'Ask another system, or do more than store and list',
    'a call with a handler',
    'a-call-with-a-handler',
  ),
  kind(
    'function',
    'Work something out that conditions and values cannot say',
    'a function of expressions',
    'a-function-of-expressions',
  ),
  kind(
    'effect',
    'Have something happen elsewhere by a step of a workflow',
    'a workflow effect',
    'a-workflow-effect',
  ),
];

/** Wish that no file of the product can fulfil, as its author says it. */
export type CodeRequest = Readonly<Record<'kind' | 'title' | 'what' | 'where' | 'example', string>>;

/** Checks that everything is said which a developer would ask first. */
export function isWholeRequest({ kind: name, title, what, where, example }: CodeRequest): boolean {
  const isKnown = kindsOfCode.some((each) => each.name === name);
  return isKnown && [title, what, where, example].every((text) => text.trim() !== '');
}

/** Writes the text of an issue for the developer of the product. */
export function requestText(
  { kind: name, title, what, where, example }: CodeRequest,
  product: string,
): string {
  const needed = kindsOfCode.find((each) => each.name === name);
  const code =
    needed === undefined
      ? ''
      : `Kind of code: ${needed.noun}, see docs/developer/extending.md#${needed.heading}.`;
  const parts = [
    `# ${title.trim()}`,
    `**What people want to do:** ${what.trim()}`,
    `**Where:** ${where.trim()}`,
    `**Example with values:** ${example.trim()}`,
    code,
    'What of it may differ between products should become a choice in the files, so that the Studio offers it afterwards.',
    `Written in the Studio of ${product}.`,
  ];
  return `${parts.join('\n\n')}\n`;
}
