import { isJsonObject, type JsonObject } from '../../core/json/json.ts';
import { messageFormatter } from '../../core/messages/messages.ts';
import type { AnswerContract } from '../../core/product/call.ts';
import type { Product } from '../../core/product/product.ts';
import { CallError } from './call-error.ts';

/**
 * Checks that an answer has the shape that its call's contract promises. Otherwise, an empty answer would be
 * read as "no rows", and the answer to a save would leave the stored state unknown.
 */
export function answered<Answer>(answer: unknown, { messages, calls }: Product, call: string): Answer {
  if (isAsPromised(answer, calls[call]?.answer.kind)) return answer as Answer;
  throw new CallError({
    status: 200,
    code: 'unreadable',
    message: messageFormatter(messages)('answer.broken'),
  });
}

function isAsPromised(answer: unknown, kind: AnswerContract['kind'] | undefined): boolean {
  if (kind === undefined || kind === 'free' || kind === 'file') return answer !== null;
  if (!isJsonObject(answer)) return false;
  if (kind === 'saved') return isJsonObject(answer['record']);
  return kind === 'record' || hasRows(answer, kind === 'hits' ? 'hits' : 'rows');
}

function hasRows(answer: JsonObject, name: string): boolean {
  const rows = answer[name];
  return Array.isArray(rows) && rows.every(isJsonObject);
}
