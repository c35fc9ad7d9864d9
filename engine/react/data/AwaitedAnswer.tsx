import type { UseQueryResult } from '@tanstack/react-query';
import { Loading } from '../parts/Loading.tsx';
import { useTrouble } from './use-trouble.ts';

export interface AwaitedAnswerProps {
  readonly answer: UseQueryResult<unknown, Error>;
  /** Identifier of the request; equal requests have equal texts. */
  readonly about: string;
}

/**
 * Renders a placeholder for an answer that has not arrived: "loading", or the reason of a failure, which stays during
 * a retry.
 */
export function AwaitedAnswer({ answer, about }: AwaitedAnswerProps) {
  const trouble = useTrouble(answer, about);
  return <Loading error={trouble} onRetry={() => void answer.refetch()} isRetrying={answer.isFetching} />;
}
