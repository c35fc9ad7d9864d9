import { useState } from 'react';
import { jsonEqual } from '../../core/json/equal.ts';
import type { Json } from '../../core/json/json.ts';
import type { HitsAnswer } from '../../core/protocol/call-types.ts';

export interface CalmRows {
  /** Displayed rows: as first fetched, until the user requests the changes. */
  readonly shown: HitsAnswer | undefined;
  /** Number of rows added, removed or changed since then. */
  readonly changes: number;
  readonly show: () => void;
}

/**
 * Keeps displayed rows unchanged: later rows for the same query are counted and shown on demand. The answer to another
 * query, or after an empty one, is shown immediately.
 */
export function useCalmRows(question: Json, latest: HitsAnswer | undefined): CalmRows {
  const [kept, setKept] = useState<{ readonly question: Json; readonly answer: HitsAnswer }>();
  const isAnswered = kept?.question === question;
  const isNews = latest !== undefined && latest !== kept?.answer;
  if (isNews && (!isAnswered || kept.answer.hits.length === 0)) setKept({ question, answer: latest });
  return {
    shown: kept?.answer ?? latest,
    changes: isNews && isAnswered ? changesBetween(kept.answer, latest) : 0,
    show: () => latest !== undefined && setKept({ question, answer: latest }),
  };
}

/** Counts the new, removed and changed rows; at least one where only their order or number differs. */
export function changesBetween(shown: HitsAnswer, latest: HitsAnswer): number {
  const before = new Map(shown.hits.map((hit) => [hit['id'], hit]));
  const after = new Set(latest.hits.map((hit) => hit['id']));
  const gone = shown.hits.filter((hit) => !after.has(hit['id'])).length;
  const others = latest.hits.filter((hit) => !jsonEqual(before.get(hit['id']), hit)).length;
  if (gone + others > 0) return Math.max(gone, others);
  const isMoved = latest.hits.some((hit, index) => hit['id'] !== shown.hits[index]?.['id']);
  return isMoved || shown.total !== latest.total ? 1 : 0;
}
