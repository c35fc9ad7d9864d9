import type { JSONPath } from 'jsonc-parser';
import { memoized } from '../../core/compute/memoized.ts';
import { objectAt } from '../../core/json/pointer.ts';
import type { Diagnostics } from '../diagnostics.ts';
import type { SourceFile } from '../source/source-file.ts';
import type { SourceSet } from '../source/source-set.ts';

interface Sentence {
  readonly file: SourceFile;
  readonly at: JSONPath;
  readonly text: string;
}

/** Refuses a message written twice, so that a rewording is made in one place. */
export function messagesStandOnce(sources: SourceSet, diagnostics: Diagnostics): void {
  const shared = objectAt(sources.byPath.get('schemas/product.json')?.value, '/messages');
  const names = new Map(Object.entries(shared).map(([name, text]) => [String(text), name] as const));
  const first = new Map<string, Sentence>();
  const files = [...sources.of('rules').values(), ...sources.of('calls').values()];
  for (const sentence of files.flatMap(sentencesOf)) {
    const { file, at, text } = sentence;
    const twin = first.get(text);
    first.set(text, twin ?? sentence);
    const name = names.get(text);
    if (name === undefined && twin === undefined) continue;
    const path = name === undefined ? twin?.file.path : 'product.json';
    const message = `This sentence stands in ${path} already.`;
    const help =
      name === undefined
        ? 'Give it a name among the "messages" of product.json, and write "@name" in both places.'
        : `Write "@${name}"; or nothing at all, where product.json has the sentence for the same word of JSON Schema.`;
    diagnostics.report(file, { code: 'message/repeated', message, help, at });
  }
}

/** Lists the messages written in a file. References by `@name` to messages of product.json do not count. */
const sentencesOf = memoized((file: SourceFile): readonly Sentence[] =>
  locationsOf(file.value)
    .filter(({ text }) => !text.startsWith('@'))
    .map(({ at, text }) => ({ file, at, text })),
);

const sentenceKeys = ['message', 'success', 'failure'];

function locationsOf(
  value: unknown,
  at: JSONPath = [],
): readonly { readonly at: JSONPath; readonly text: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return entries.flatMap(([key, child]) => {
    const path = [...at, key];
    const isSentence = sentenceKeys.includes(String(key)) || (at[0] === 'messages' && at.length === 2);
    return typeof child === 'string' && isSentence ? [{ at: path, text: child }] : locationsOf(child, path);
  });
}
