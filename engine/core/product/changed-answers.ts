import { jsonEqual } from '../json/equal.ts';
import { isJsonObject, type Json, type JsonObject, jsonObject } from '../json/json.ts';

/** Call that code of the product answers, although the changed schemas describe another answer. */
export interface ChangedAnswer {
  /** File of the call. */
  readonly path: string;
  readonly call: string;
}

export type Texts = ReadonlyMap<string, string>;

/**
 * Finds calls answered by code whose answer a changed schema set describes differently. Ignores texts for
 * people, and new and removed calls. The release decides what its code answers, whatever version was served
 * before.
 */
export function changedAnswers(
  before: Texts,
  after: Texts,
  release: Texts = before,
): readonly ChangedAnswer[] {
  return [...after]
    .filter(([path, text]) => path.endsWith('.calls.json') && text !== before.get(path))
    .flatMap(([path, text]) => {
      const [former, own, next] = [callsIn(before.get(path)), callsIn(release.get(path)), callsIn(text)];
      return Object.keys(next)
        .filter((call) => [former, own].every((known) => isAnsweredOtherwise(known[call], next[call])))
        .map((call) => ({ path, call }));
    });
}

function callsIn(text = '{}'): JsonObject {
  try {
    return jsonObject(jsonObject(JSON.parse(text))['calls']);
  } catch {
    // Treats an unreadable file as one without calls, since it has been reported already.
    return {};
  }
}

function isAnsweredOtherwise(former: Json | undefined, next: Json | undefined): boolean {
  const [was, is] = [former, next].map((call) => jsonObject(jsonObject(call)['store'])['handler']);
  if (was === undefined || was !== is) return false;
  const [one, two] = [former, next].map((call) => withoutWords(jsonObject(call)['answer'] ?? {}));
  return !jsonEqual(one, two);
}

const words = new Set(['title', 'description', '$comment']);

/** Removes texts for people from an answer's schema, but keeps a property that is named `title`. */
function withoutWords(value: Json): Json {
  if (Array.isArray(value)) return value.map(withoutWords);
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, each]): readonly [string, Json][] =>
      each === undefined || (words.has(name) && typeof each === 'string') ? [] : [[name, withoutWords(each)]],
    ),
  );
}

/** Names the changed answer and its call in a sentence. */
export function changedAnswerText({ call }: ChangedAnswer): string {
  return `Code of the product answers the call "${call}", and goes on answering what this release says: the change promises another answer.`;
}

/** Advice next to `changedAnswerText`. */
export const changedAnswerHelp =
  'Leave "answer" as it is, but for titles and descriptions; or ask a developer to change the answer and the code together.';
