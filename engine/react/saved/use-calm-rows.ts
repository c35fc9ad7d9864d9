import { useState } from 'react';
import { jsonEqual } from '../../core/json/equal.ts';
import type { Json } from '../../core/json/json.ts';
import type { HitsAnswer } from '../../core/protocol/call-types.ts';

export interface CalmRows {
  /** Rows to display: those fetched first, until the user requests the changes. */
  readonly shown: HitsAnswer | undefined;
  /** Number of rows that have been added, removed or changed since the displayed rows were fetched. */
  readonly changes: number;
  readonly show: () => void;
}

/**
 * Keeps the displayed rows unchanged: counts changes in later answers to the same query, and shows them when
 * the user requests it. Shows an answer to another query, or one after an empty answer, at once.
 */
export function useCalmRows(question: Json, latest: HitsAnswer | undefined): CalmRows {
  const [kept, setKept] = useState<{ readonly question: Json; readonly answer: HitsAnswer }>();
  const isAnswered = kept?.question === question;
  const isNews = latest !== undefined && latest !== kept?.answer;
  if (isNews && (!isAnswered || kept.answer.hits.length === 0)) setKept({ question, answer: latest });
  return {
    shown: kept?.answer ?? latest,
    changes: isNews && isAnswered ? countChanges(kept.answer, latest) : 0,
    show: () => latest !== undefined && setKept({ question, answer: latest }),
  };
}

/** Counts the new, removed and changed rows; 1 where only the order or the total number differs. */
export function countChanges(shown: HitsAnswer, latest: HitsAnswer): number {
  const before = new Map(shown.hits.map((hit) => [hit['id'], hit]));
  const after = new Set(latest.hits.map((hit) => hit['id']));
  const gone = shown.hits.filter((hit) => !after.has(hit['id'])).length;
  const others = latest.hits.filter((hit) => !jsonEqual(before.get(hit['id']), hit)).length;
  if (gone + others > 0) return Math.max(gone, others);
  const isMoved = latest.hits.some((hit, index) => hit['id'] !== shown.hits[index]?.['id']);
  return isMoved || shown.total !== latest.total ? 1 : 0;
}
