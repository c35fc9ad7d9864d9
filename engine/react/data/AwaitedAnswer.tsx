import type { UseQueryResult } from '@tanstack/react-query';
import { Loading } from '../parts/Loading.tsx';
import { useTrouble } from './use-trouble.ts';

export interface AwaitedAnswerProps {
  readonly answer: UseQueryResult<unknown, Error>;
  /** Identifier of the request: the same text for the same request. */
  readonly about: string;
}

/** Renders a placeholder of a missing answer: loading, or the reason of the failure, also during a retry. */
export function AwaitedAnswer({ answer, about }: AwaitedAnswerProps) {
  const trouble = useTrouble(answer, about);
  return <Loading error={trouble} onRetry={() => void answer.refetch()} isRetrying={answer.isFetching} />;
}
