/** Maximum length of a line; a longer one is refused, so that input without line ends cannot fill the memory. */
export const longestLine = 64 * 1_048_576;

export interface InputLine {
  /** Number of the line, from 1. */
  readonly number: number;
  /** Text; absent for a line of more than `longestLine` characters. */
  readonly text?: string;
}

/** Reads the lines of a byte stream (see `linesOf`). */
export function readLines(input: AsyncIterable<Uint8Array>, encoding = 'utf-8'): AsyncGenerator<InputLine> {
  return linesOf(decoded(input, encoding));
}

async function* decoded(input: AsyncIterable<Uint8Array>, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of input) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

/** Reads the lines of a text stream, one in memory at a time; text after the last line end is a line, too. */
export async function* linesOf(input: AsyncIterable<string>): AsyncGenerator<InputLine> {
  let number = 0;
  let rest: string[] = [];
  let length = 0;
  const take = (text: string) => {
    length += text.length;
    if (length > longestLine) rest = [];
    else if (text !== '') rest.push(text);
  };
  const finish = (): InputLine => {
    number += 1;
    const line = length > longestLine ? { number } : { number, text: rest.join('').replace(/\r$/, '') };
    rest = [];
    length = 0;
    return line;
  };
  for await (const chunk of input) {
    const parts = chunk.split('\n');
    const last = parts.pop() ?? '';
    for (const part of parts) {
      take(part);
      yield finish();
    }
    take(last);
  }
  if (length > 0) yield finish();
}
