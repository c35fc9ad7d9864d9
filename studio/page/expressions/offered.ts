import type { ExpressionOption } from '../../../engine/core/protocol/expression-look.ts';
import type { Answered } from './use-expression.ts';

/** Options for the word before the caret. */
export interface Offered {
  /** Offset of the first character that an option replaces. */
  readonly from: number;
  readonly options: readonly ExpressionOption[];
}

/** Pattern of the characters that users may have typed since the answer, for which its options still hold. */
const word = /^[\w .-]*$/;

/** Finds the options of the last answer that still match the text; undefined where there are none. */
export function offeredAt(answered: Answered | undefined, text: string, caret: number): Offered | undefined {
  const { completion } = answered?.look ?? {};
  if (completion === undefined || answered === undefined) return undefined;
  const { from } = completion;
  const written = text.slice(from, caret);
  const isSameField =
    caret >= from && text.startsWith(answered.request.source.slice(0, from)) && word.test(written);
  if (!isSameField) return undefined;
  const start = written.toLowerCase();
  const options = completion.options.filter(
    ({ label, detail = '' }) => start === '' || `${label} ${detail}`.toLowerCase().includes(start),
  );
  const isWhole = options.length === 1 && options[0]?.label === written;
  return options.length === 0 || isWhole ? undefined : { from, options };
}
