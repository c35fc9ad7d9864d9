import type { JSONPath } from 'jsonc-parser';
import type { Code } from '../../code/literal.ts';
import { joinLines } from '../../expressions/compile-expression.ts';
import type { LineFile, MessageFile } from '../../files/document.ts';
import { resolveMessage } from '../../plan/messages.ts';
import { planSentence } from '../../plan/plan-sentence.ts';
import type { DocumentLocation } from './document-location.ts';

type PlannedWords = Readonly<Record<string, readonly (string | Code)[]>>;

/** Plans a text in each language; reports a language of the document for which the text is missing. */
export function planMessage(words: MessageFile, at: JSONPath, location: DocumentLocation): PlannedWords {
  if (typeof words === 'string' || isLines(words)) return { '*': sentence(joinLines(words), at, location) };
  const entries = Object.entries(words).map(([language, text]) => {
    return [language, sentence(joinLines(text), [...at, language], location)] as const;
  });
  reportMissing(Object.keys(words), at, location);
  return Object.fromEntries(entries);
}

/** Plans lines, some of them in bold. */
export function planLines(given: readonly LineFile[] | undefined, at: JSONPath, location: DocumentLocation) {
  return (given ?? []).map((line, index) =>
    isStrong(line)
      ? { words: planMessage(line.strong, [...at, index, 'strong'], location), isStrong: true }
      : { words: planMessage(line, [...at, index], location), isStrong: false },
  );
}

function isStrong(line: LineFile): line is { readonly strong: MessageFile } {
  return typeof line === 'object' && 'strong' in line;
}

function isLines(words: MessageFile): words is readonly string[] {
  return Array.isArray(words);
}

function sentence(text: string, at: JSONPath, { file, plans, context }: DocumentLocation) {
  const said = resolveMessage({ file, at, text, plans });
  return planSentence({ file, at, context, facts: plans.facts }, said, plans);
}

function reportMissing(
  there: readonly string[],
  at: JSONPath,
  { file, languages, plans }: DocumentLocation,
): void {
  const missing = languages.filter((language) => !there.includes(language));
  if (missing.length === 0) return;
  plans.diagnostics.report(file, {
    code: 'document/untranslated',
    message: `These words are missing in ${missing.map((language) => `"${language}"`).join(', ')}.`,
    help: 'Write them in every language of the document, or once as a text that holds for all.',
    at,
  });
}
