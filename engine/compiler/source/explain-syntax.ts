import { type JsonToken, jsonTokens } from './json-tokens.ts';

export interface SyntaxProblem {
  readonly message: string;
  readonly help: string;
  readonly offset: number;
  readonly length: number;
}

/** Brace or bracket that is not closed yet. */
interface OpenBracket {
  readonly mark: string;
  readonly offset: number;
}

type Expected = 'value' | 'first value' | 'name' | 'first name' | 'colon' | 'comma' | 'nothing';

interface State {
  readonly text: string;
  readonly open: readonly OpenBracket[];
  readonly expected: Expected;
  /** Last token read, such as a comma that nothing follows. */
  readonly last: JsonToken | undefined;
}

const closing: Readonly<Record<string, string>> = { '{': '}', '[': ']' };

/** Finds the first syntax mistake of a JSON text; ignores later ones, which may only follow from it. */
export function explainSyntax(text: string): SyntaxProblem | undefined {
  if (text.trim() === '')
    return problem({ offset: 0, text: '' }, 'The file is empty', 'Write one object: { … }.');
  let state: State = { text, open: [], expected: 'value', last: undefined };
  for (const token of jsonTokens(text)) {
    const found = foreignToken(token) ?? unexpected(token, state);
    if (found !== undefined) return found;
    state = { text, ...after(token, state), last: token };
  }
  return undefined;
}

function problem(
  { offset, text }: { readonly offset: number; readonly text: string },
  message: string,
  help: string,
): SyntaxProblem {
  return { message: `${message}.`, help, offset, length: Math.max(1, text.length) };
}

/** Explains a token that JSON never allows, whatever precedes it. */
function foreignToken(token: JsonToken): SyntaxProblem | undefined {
  const { kind, text } = token;
  if (kind === 'foreign-text') {
    const inside = text.slice(1).replace(/['“”"`]$/, '');
    const quotes = text.startsWith("'") ? 'single quotes' : 'quotes that JSON does not know';
    return problem(token, `This text stands in ${quotes}`, `Use double quotes: ${JSON.stringify(inside)}.`);
  }
  if (kind === 'comment')
    return problem(
      token,
      'JSON has no comments',
      'Remove it; "description" has room for what others should know.',
    );
  if (kind === 'open-text')
    return problem(
      token,
      'The closing quote of this text is missing',
      'Add " where the text ends, on the same line.',
    );
  if (kind === 'text') return badEscape(token);
  return undefined;
}

function badEscape({ text, offset }: JsonToken): SyntaxProblem | undefined {
  const found = [...text.matchAll(/\\(u[0-9a-fA-F]{4}|["\\/bfnrt])|\\.|\t/g)].find(
    ([, good]) => good === undefined,
  );
  if (found === undefined) return undefined;
  const match = { offset: offset + found.index, text: found[0] };
  if (found[0] === '\t') return problem(match, 'A tab cannot stand inside a text', 'Write \\t, or a space.');
  return problem(
    match,
    `"${found[0]}" means nothing inside a text`,
    `Write two backslashes for one: \\${found[0]}.`,
  );
}

function unexpected(token: JsonToken, state: State): SyntaxProblem | undefined {
  if (token.kind === 'end') return atEnd(token, state);
  switch (state.expected) {
    case 'colon':
      return token.text === ':' ? undefined : noColon(token, state);
    case 'comma':
      return noComma(token, state);
    case 'nothing':
      return problem(token, 'The file should have ended before this', tooMuch(token));
    case 'name':
    case 'first name':
      return noName(token, state);
    case 'value':
    case 'first value':
      return noValue(token, state);
  }
}

function tooMuch({ text }: JsonToken): string {
  const isClosing = Object.values(closing).includes(text);
  return isClosing
    ? `Remove this "${text}", or open what it closes.`
    : 'A file is one object: put this into it, or remove it.';
}

function noColon(token: JsonToken, { last }: State): SyntaxProblem {
  const name = last?.text ?? '';
  if (token.text.startsWith('='))
    return problem(
      { ...token, text: '=' },
      `A name and its value are joined by a colon`,
      'Write ":" instead of "=".',
    );
  return problem(end(last), `The colon after ${name} is missing`, `Write ${name}: and the value.`);
}

function noComma(token: JsonToken, state: State): SyntaxProblem | undefined {
  const opening = state.open.at(-1);
  if (token.text === ',') return undefined;
  if (token.text === closing[opening?.mark ?? '']) return undefined;
  if (isClosing(token)) return wrongClosing(token, state);
  if (state.last?.kind === 'text' && endOf(state.last) === token.offset)
    return problem(
      quoteAtEnd(state.last),
      'The text ends at this quote',
      'Write \\" for a quote inside a text.',
    );
  const what = opening?.mark === '{' ? 'property' : 'entry';
  if (token.text === ':' && opening?.mark === '[')
    return problem(token, 'A list has no names, only values', 'Use { } for names with values.');
  return problem(end(state.last), `A comma is missing between this and the next ${what}`, 'Add "," here.');
}

function noName(token: JsonToken, state: State): SyntaxProblem | undefined {
  if (token.kind === 'text') return undefined;
  if (token.text === '}') return state.expected === 'first name' ? undefined : commaTooMany(state.last, '}');
  if (token.text === ',') return commaTooMany(token);
  if (isClosing(token)) return wrongClosing(token, state);
  if (token.kind === 'word')
    return problem(token, 'A name stands in double quotes', `Write ${JSON.stringify(token.text)}.`);
  return problem(
    token,
    `A name is needed here, not "${token.text}"`,
    'Inside { } each value has a name: "name": value.',
  );
}

function noValue(token: JsonToken, state: State): SyntaxProblem | undefined {
  if (token.kind === 'text' || token.text === '{' || token.text === '[') return undefined;
  const isFirst = state.expected === 'first value';
  const isList = state.open.at(-1)?.mark === '[';
  if (token.text === ']' && isList) return isFirst ? undefined : commaTooMany(state.last, ']');
  if (token.text === ',' && isList) return commaTooMany(token);
  if (token.kind === 'word') return noWord(token);
  if (isClosing(token) && isList) return wrongClosing(token, state);
  return problem(
    end(state.last),
    'A value is missing here',
    'Write a text, a number, true, false, null, { } or [ ].',
  );
}

const literal = /^(true|false|null|-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?)$/;

function noWord(token: JsonToken): SyntaxProblem | undefined {
  const { text } = token;
  if (literal.test(text)) return undefined;
  const lower = text.toLowerCase();
  if (['true', 'false', 'null'].includes(lower))
    return problem(token, `"${text}" is written in small letters`, `Write ${lower}.`);
  if (['none', 'nil', 'undefined'].includes(lower))
    return problem(token, `JSON has no ${text}`, 'Write null, or leave the property out.');
  if (/^[+.-]?\d/.test(text))
    return problem(token, `"${text}" is not written as a number`, 'Write it like 5, -5 or 0.5.');
  return problem(token, 'A text stands in double quotes', `Write ${JSON.stringify(text)}.`);
}

function commaTooMany(comma: JsonToken | undefined, before?: string): SyntaxProblem {
  const where =
    before === undefined ? 'nothing stands before it' : `nothing follows it before the "${before}"`;
  return problem(
    comma ?? { offset: 0, text: ',' },
    `There is a comma too many: ${where}`,
    'Remove this comma.',
  );
}

function isClosing({ text }: JsonToken): boolean {
  return text === '}' || text === ']';
}

function wrongClosing(token: JsonToken, { text, open }: State): SyntaxProblem {
  const opening = open.at(-1);
  const noun = opening?.mark === '{' ? 'brace' : 'bracket';
  const wanted = closing[opening?.mark ?? ''] ?? '';
  const line = lineOf(text, opening?.offset ?? 0);
  return problem(
    token,
    `A "${token.text}" stands here, but a ${noun} is open since line ${line}`,
    `Write "${wanted}" before it, or instead of it.`,
  );
}

/** Explains a text that ends too early. The indentation shows which bracket was left open. */
function atEnd(token: JsonToken, { text, open, expected }: State): SyntaxProblem | undefined {
  if (expected === 'nothing') return undefined;
  const innermost = open.at(-1);
  if (innermost === undefined) return problem(token, 'The file has no value', 'Write one object: { … }.');
  const { mark, offset } = misindented(text) ?? innermost;
  const noun = mark === '{' ? 'brace' : 'bracket';
  return problem(
    { offset, text: mark },
    `A ${noun} is open since line ${lineOf(text, offset)}, and the file ends without closing it`,
    `Add "${closing[mark]}" where it ends.`,
  );
}

/**
 * Finds the first open bracket whose closing bracket, by the indentation of its line, belongs to an outer bracket.
 */
function misindented(text: string): OpenBracket | undefined {
  const open: OpenBracket[] = [];
  for (const token of jsonTokens(text)) {
    if (token.text === '{' || token.text === '[') open.push({ mark: token.text, offset: token.offset });
    if (!isClosing(token)) continue;
    const opening = open.pop();
    if (opening === undefined) return undefined;
    const isFirstOfLine = text.slice(startOfLine(text, token.offset), token.offset).trim() === '';
    if (isFirstOfLine && indentAt(text, token.offset) < indentAt(text, opening.offset)) return opening;
  }
  return undefined;
}

function after(token: JsonToken, { open, expected }: State): Pick<State, 'open' | 'expected'> {
  const { text, offset } = token;
  const isInObject = open.at(-1)?.mark === '{';
  switch (text) {
    case '{':
    case '[':
      return {
        open: [...open, { mark: text, offset }],
        expected: text === '{' ? 'first name' : 'first value',
      };
    case '}':
    case ']':
      return { open: open.slice(0, -1), expected: open.length === 1 ? 'nothing' : 'comma' };
    case ',':
      return { open, expected: isInObject ? 'name' : 'value' };
    case ':':
      return { open, expected: 'value' };
    default:
      if (expected === 'name' || expected === 'first name') return { open, expected: 'colon' };
      return { open, expected: open.length === 0 ? 'nothing' : 'comma' };
  }
}

/** Finds the position after a token. */
function end(token: JsonToken | undefined): { readonly offset: number; readonly text: string } {
  return { offset: token === undefined ? 0 : endOf(token), text: '' };
}

function endOf({ offset, text }: JsonToken): number {
  return offset + text.length;
}

function quoteAtEnd(token: JsonToken): { readonly offset: number; readonly text: string } {
  return { offset: endOf(token) - 1, text: '"' };
}

function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

function startOfLine(text: string, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1;
}

function indentAt(text: string, offset: number): number {
  return /^\s*/.exec(text.slice(startOfLine(text, offset), offset))?.[0].length ?? 0;
}
