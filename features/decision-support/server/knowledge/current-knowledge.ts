import type { Queryable } from '../../../../gateway/store/database.ts';
import { compileKnowledge, type Knowledge } from './compile-knowledge.ts';
import { readPackages, served } from './packages-together.ts';
import { knowledgeStamp, storedPackages } from './stored-knowledge.ts';

let compiled: { readonly stamp: string; readonly knowledge: Knowledge } | undefined;

/** Loads the knowledge of loaded and shipped packages; compiles again when one has changed. */
export async function currentKnowledge(database: Queryable): Promise<Knowledge> {
  const stamp = await knowledgeStamp(database);
  if (compiled?.stamp !== stamp) {
    const { packages, unread } = readPackages(await storedPackages(database));
    compiled = { stamp, knowledge: compileKnowledge(served(packages), unread) };
  }
  return compiled.knowledge;
}
