import type { JSONPath } from 'jsonc-parser';
import { partsOfSentence } from '../../../core/expressions/piped.ts';
import type { Diagnostics } from '../../diagnostics.ts';
import type { SourceFile } from '../../source/source-file.ts';
import type { SourceSet } from '../../source/source-set.ts';
import { didYouMean } from '../../suggest.ts';

const ofRules = ['{label}', '{found}'];

/** Parameters that every check of a schema fills. */
const ofSchemas = [
  ...[
    '{label}',
    '{limit}',
    '{type}',
    '{format}',
    '{pattern}',
    '{multipleOf}',
    '{allowedValue}',
    '{allowedValues}',
  ],
  ...[
    '{missingProperty}',
    '{additionalProperty}',
    '{i}',
    '{j}',
    '{comparison}',
    '{minContains}',
    '{maxContains}',
  ],
];

/**
 * Refuses a parameter in a message that nothing replaces, since users would read its name. The message of a
 * pattern may show braces that users are to type.
 */
export function messagesNameWhatFillsThem(sources: SourceSet, diagnostics: Diagnostics): void {
  const check = (file: SourceFile, { text, at, known }: WrittenMessage) => {
    const [unknown] = namesIn(text).filter((name) => !known.includes(name));
    if (unknown === undefined) return;
    diagnostics.report(file, {
      code: 'message/unknown-place',
      message: `This message is filled with nothing called ${unknown}.`,
      help: didYouMean(unknown, known),
      at: [...at],
    });
  };
  for (const file of sources.of('rules').values()) {
    for (const [index, { message }] of (file.value.rules ?? []).entries())
      check(file, { text: message, at: ['rules', index, 'message'], known: ofRules });
    for (const [path, texts] of Object.entries(file.value.messages ?? {}))
      for (const [word, text] of Object.entries(texts))
        if (word !== 'pattern') check(file, { text, at: ['messages', path, word], known: ofSchemas });
  }
}

interface WrittenMessage {
  readonly text: string;
  readonly at: JSONPath;
  readonly known: readonly string[];
}

/** Lists the names in single braces; double ones contain an expression. */
function namesIn(text: string): readonly string[] {
  const plain = partsOfSentence(text).filter((_part, index) => index % 2 === 0);
  return plain.flatMap((part) => part.match(/\{[^{}]+\}/g) ?? []);
}
