import type { Json } from '../../core/json/json.ts';

export interface QueryArguments {
  readonly query?: Readonly<Record<string, Json | undefined>> | undefined;
  readonly body?: Json | undefined;
}

/** Builds the key under which an answer is cached; no part of the key gets into a URL or a log. */
export function callKey(name: string, given: QueryArguments = {}): readonly unknown[] {
  return ['call', name, given.query ?? {}, given.body ?? null];
}

/** Prefix of keys that matches every answer. */
export const everyAnswer: readonly unknown[] = ['call'];

/** Builds the prefix of keys that matches every answer of a call, whatever its arguments. */
export function everyAnswerOf(name: string): readonly unknown[] {
  return ['call', name];
}
