import { QueryClient } from '@tanstack/react-query';
import { CallError } from '../client/call-error.ts';

const mostRetries = 2;

/**
 * Reports whether to retry a failed request: only where the server is unreachable or failing, since a refusal of the
 * gateway is final.
 */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (error instanceof CallError && error.status >= 400 && error.status < 500) return false;
  return failures < mostRetries;
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: shouldRetry, refetchOnWindowFocus: false, staleTime: 0 },
      mutations: { retry: false },
    },
  });
}
