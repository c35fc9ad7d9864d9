import type { Queryable } from '../../../../../gateway/store/database.ts';
import { compileKnowledge, type Knowledge } from './compile-knowledge.ts';
import { shippedKnowledge } from './shipped-knowledge.ts';

let compiled: Knowledge | undefined;

/** What is known now: every package that is served, compiled once. */
export async function currentKnowledge(_database: Queryable): Promise<Knowledge> {
  compiled ??= compileKnowledge(shippedKnowledge());
  return compiled;
}
