import type { ExpressionMistake } from '../../../../engine/core/protocol/expression-look.ts';

interface MistakeProps {
  /** With the lines that it is written in. */
  readonly source: string;
  readonly problem: ExpressionMistake;
}

/** What is wrong, under the characters that are meant. */
export function Mistake({ source, problem }: MistakeProps) {
  const { start, end, message, help } = problem;
  const lineStart = source.lastIndexOf('\n', Math.max(0, start - 1)) + 1;
  const line = source.slice(lineStart).split('\n')[0] ?? '';
  const length = Math.max(1, Math.min(end, lineStart + line.length) - start);
  return (
    <>
      <pre className="studio-caret" aria-hidden="true">
        {`${line}\n${' '.repeat(start - lineStart)}${'^'.repeat(length)}`}
      </pre>
      <p className="en-error">{`${message.replace(/\.$/, '')}. ${help ?? ''}`}</p>
    </>
  );
}
