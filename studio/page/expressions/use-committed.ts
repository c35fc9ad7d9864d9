import { useEffect, useRef, useState } from 'react';
import { useRested, useWhenLeft } from '../../../engine/react/index.ts';
import type { PanelExpression } from '../panel.ts';
import { stepsFor } from './expression-steps.ts';
import type { ExpressionSpot } from './use-expression.ts';

/** Milliseconds without a change before the text becomes a step of the draft. */
const rest = 400;

/** Keeps the text of an expression, and adds it to the draft when the user pauses or leaves. */
export function useCommitted(
  { studio, path, pointer }: ExpressionSpot,
  { source, label, ...member }: PanelExpression,
  onCommit?: (text: string) => void,
) {
  const [text, write] = useState(source);
  const written = useRef(source);

  function commit(): void {
    const steps = stepsFor(written.current, text, { ...member, pointer });
    if (steps.length === 0) return;
    written.current = text;
    if (onCommit !== undefined) onCommit(text);
    else void studio.run({ command: 'edit', path, steps }, `Change ${label}`);
  }

  const latest = useRef(commit);
  useEffect(() => {
    latest.current = commit;
  });
  const rested = useRested(text, rest);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is written has rested
  useEffect(() => latest.current(), [rested]);
  useWhenLeft(commit);
  return { text, write, commit };
}
