import { useMemo, useState } from 'react';
import type { ExpressionLook, ExpressionTrial } from '../../../engine/core/protocol/expression-look.ts';
import { useRested } from '../../../engine/react/index.ts';
import { useCall } from '../../../screens/calls.ts';
import { type StudioState, sentTexts } from '../use-studio.ts';

/** Milliseconds without a change before a request is sent, short enough to go unnoticed. */
const rest = 80;

/** Position of an expression, existing or possible. */
export interface ExpressionSpot {
  readonly studio: Pick<StudioState, 'draft' | 'run'>;
  readonly path: string;
  /** JSON Pointer in the file. */
  readonly pointer: string;
}

export interface ExpressionRequest {
  /** CEL source, with line breaks. */
  readonly source: string;
  readonly caret?: number | undefined;
  readonly trial?: ExpressionTrial | undefined;
  readonly hasCases?: boolean;
  readonly hasSubjects?: boolean;
}

export interface Answered {
  /** Request that was answered, since the text may have changed meanwhile. */
  readonly request: ExpressionRequest;
  readonly look: ExpressionLook;
}

/**
 * Requests the meaning of an expression after a pause in typing; returns the previous meaning until the
 * answer arrives.
 */
export function useExpression(
  { studio, path, pointer }: ExpressionSpot,
  given: ExpressionRequest,
): Answered | undefined {
  const { source, caret, trial, hasCases, hasSubjects } = given;
  const key = JSON.stringify({ source, caret, trial, hasCases, hasSubjects });
  const rested: ExpressionRequest = JSON.parse(useRested(key, rest));
  const draft = useMemo(() => sentTexts(studio.draft), [studio.draft]);
  const { data, isPlaceholderData } = useCall('studio.expression', {
    body: {
      ...{ draft, path, pointer },
      // Replaces line breaks by spaces, which mean the same to the compiler and keep all positions.
      source: JSON.stringify(rested.source.replaceAll('\n', ' ')),
      ...(rested.caret !== undefined && { caret: rested.caret }),
      ...(rested.trial !== undefined && { trial: JSON.stringify(rested.trial) }),
      ...(rested.hasCases === true && { hasCases: true }),
      ...(rested.hasSubjects === true && { hasSubjects: true }),
    },
    // Sends no request for blank members, which are the majority in most panels.
    isEnabled: rested.source.trim() !== '' || rested.caret !== undefined || rested.hasSubjects === true,
    keepsPrevious: true,
  });
  const [answered, setAnswered] = useState<Answered>();
  if (data !== undefined && !isPlaceholderData && answered?.look !== data)
    setAnswered({ request: rested, look: data });
  return answered;
}
