import type { Json } from '../../core/json/json.ts';

export interface CallArguments {
  readonly query?: Readonly<Record<string, Json | undefined>> | undefined;
  readonly body?: Json | undefined;
}

/** The key under which an answer is kept. Nothing of it reaches a URL or a log. */
export function callKey(name: string, given: CallArguments = {}): readonly unknown[] {
  return ['call', name, given.query ?? {}, given.body ?? null];
}

/** Matches every answer. */
export const everyAnswer: readonly unknown[] = ['call'];

/** Matches every answer of a call, whatever its arguments. */
export function everyAnswerOf(name: string): readonly unknown[] {
  return ['call', name];
}
