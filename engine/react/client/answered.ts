import { messageFormatter } from '../../core/messages/messages.ts';
import type { Product } from '../../core/product/product.ts';
import { GatewayError } from './gateway-error.ts';

/**
 * The answer of a call that promises one. An empty body is null for whoever calls; taken for no rows it would say that
 * nothing is recorded, and after a save nobody knows what is stored.
 */
export function answered<Answer>(answer: unknown, { messages }: Product): Answer {
  if (answer !== null) return answer as Answer;
  throw new GatewayError({
    status: 200,
    code: 'empty',
    message: messageFormatter(messages)('answer.broken'),
  });
}
