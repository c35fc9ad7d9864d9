import type { UseQueryResult } from '@tanstack/react-query';
import { Loading } from '../parts/Loading.tsx';
import { useTrouble } from './use-trouble.ts';

export interface AwaitedAnswerProps {
  readonly answer: UseQueryResult<unknown, Error>;
  /** Identifies the request: the same text for the same request. */
  readonly about: string;
}

/**
 * Placeholder of a missing answer: that it loads, or the reason of its failure, also while it is being tried again.
 */
export function AwaitedAnswer({ answer, about }: AwaitedAnswerProps) {
  const trouble = useTrouble(answer, about);
  return <Loading error={trouble} onRetry={() => void answer.refetch()} isRetrying={answer.isFetching} />;
}
