import { useEffect, useRef, useState } from 'react';
import type { PatchStep } from '../../../../engine/core/json/json-patch.ts';
import { useRested } from '../../../../engine/react/index.ts';
import type { PanelExpression } from '../panel.ts';
import type { ExpressionSpot } from './use-expression.ts';

/** Milliseconds without a change before what is written becomes a step of the draft. */
const rest = 400;

/** The text of an expression, which becomes part of the draft when one stops to write, or leaves. */
export function useCommitted(
  { studio, path, pointer }: ExpressionSpot,
  { source, label, isRequired }: PanelExpression,
) {
  const [text, write] = useState(source);
  const written = useRef(source);

  function commit(): void {
    const steps = stepsFor(written.current, text, { pointer, isRequired });
    if (steps.length === 0) return;
    written.current = text;
    void studio.run({ command: 'edit', path, steps }, `Change ${label}`);
  }

  const latest = useRef(commit);
  useEffect(() => {
    latest.current = commit;
  });
  const rested = useRested(text, rest);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is written has rested
  useEffect(() => latest.current(), [rested]);
  useEffect(() => () => latest.current(), []);
  return { text, write, commit };
}

interface Member {
  readonly pointer: string;
  readonly isRequired: boolean;
}

/** The edit of the file; an expression of several lines is a list of texts. */
export function stepsFor(
  before: string,
  after: string,
  { pointer, isRequired }: Member,
): readonly PatchStep[] {
  if (before === after) return [];
  if (after.trim() === '' && !isRequired)
    return before.trim() === '' ? [] : [{ op: 'remove', path: pointer }];
  const lines = after.split('\n').filter((line) => line.trim() !== '');
  const op = before.trim() === '' && !isRequired ? 'add' : 'replace';
  return [{ op, path: pointer, value: lines.length > 1 ? lines : after.trim() }];
}
