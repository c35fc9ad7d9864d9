import type { ExpressionMistake } from '../../../engine/core/protocol/expression-look.ts';

interface MistakeProps {
  /** Source of the expression, with line breaks. */
  readonly source: string;
  readonly problem: ExpressionMistake;
}

/** Shows the problem below its characters. */
export function Mistake({ source, problem }: MistakeProps) {
  const { start, end, message, help } = problem;
  const lineStart = source.lastIndexOf('\n', Math.max(0, start - 1)) + 1;
  const line = source.slice(lineStart).split('\n')[0] ?? '';
  const from = start - lineStart;
  const to = Math.max(from + 1, Math.min(end - lineStart, line.length));
  return (
    <>
      {/* Marks the characters instead of pointing at them from a line below, since not every device has a font with equally wide characters. */}
      <pre className="studio-mistaken" aria-hidden="true">
        {line.slice(0, from)}
        <mark>{line.slice(from, to) || ' '}</mark>
        {line.slice(to)}
      </pre>
      <p className="en-error">{`${message.replace(/\.$/, '')}. ${help ?? ''}`}</p>
    </>
  );
}
