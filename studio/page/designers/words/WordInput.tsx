import { useMemo } from 'react';
import { jsonObject } from '../../../../engine/core/json/json.ts';
import { tokensOf } from '../../../../engine/core/json/pointer.ts';
import type { SchemaText } from '../../../../engine/core/protocol/workbench.ts';
import { tidyText } from '../../../../engine/core/text/clean-text.ts';
import { CommittedText } from '../../CommittedText.tsx';
import { ExpressionField } from '../../expressions/ExpressionField.tsx';
import { parsedJson } from '../../parsed-json.ts';
import { metaPartAt } from '../../part-of-meta.ts';
import type { StudioState } from '../../use-studio.ts';
import type { Word } from './words.ts';
import { writtenAt } from './words-file.ts';

export interface WordInputProps {
  readonly studio: StudioState;
  readonly word: Word;
  readonly label: string;
  readonly onChange: (text: string) => Promise<readonly SchemaText[]>;
}

/** Edits a text in its cell, with the expression editor if its braces may contain expressions. */
export function WordInput({ studio, word, label, onChange }: WordInputProps) {
  const { path, at, text } = word;
  const { files, metaSchemas } = studio;
  const isSentence = useMemo(
    () => takesExpressions({ files, metaSchemas }, word),
    [files, metaSchemas, word],
  );
  if (!isSentence)
    return (
      <CommittedText {...{ text, label, onChange }} rows={Math.max(1, Math.ceil(text.length / lineLength))} />
    );
  return (
    <ExpressionField
      spot={{ studio, path, pointer: writtenAt(word) }}
      expression={{
        ...{ token: at, label, source: text },
        ...{ isRequired: true, isThere: true, isSentence, isListOfLines: false },
      }}
      isAmongMany
      isCell
      // Ignores a blank text, and keeps the present one.
      onCommit={(next) => tidyText(next) !== '' && onChange(next)}
    />
  );
}

/** Approximate characters in a line of the input. */
const lineLength = 50;

/** Reports whether the compiler reads expressions in a text, by the meta-schema. */
function takesExpressions(
  { files, metaSchemas }: Pick<StudioState, 'files' | 'metaSchemas'>,
  word: Word,
): boolean {
  const file = files.find(({ path }) => path === word.path);
  const meta = metaSchemas?.find(({ kind }) => kind === file?.kind);
  const value = parsedJson(file?.text ?? '');
  if (meta === undefined || value === undefined) return false;
  return metaPartAt(jsonObject(parsedJson(meta.text)), value, tokensOf(word.at))['x-cel'] === 'sentence';
}
