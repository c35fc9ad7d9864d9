import { isJsonObject } from '../../engine/core/json/json.ts';
import type { ExpressionTrial } from '../../engine/core/protocol/expression-look.ts';
import type { SchemaText } from '../../engine/core/protocol/workbench.ts';
import { badRequest } from '../../gateway/operation/errors.ts';

/** Parser of values sent as JSON, since bodies drop blank values and trim texts. */
/** Limit on the nesting of a value, beyond that of any schema file. */
const mostNested = 64;

export function sentJson(sent: string): unknown {
  if (depthOf(sent) > mostNested)
    throw badRequest(
      `A text or value of the draft has more than ${mostNested} levels within one another. Nothing was changed. Send it with fewer levels.`,
    );
  try {
    return JSON.parse(sent);
  } catch {
    throw badRequest('A text or value of the draft cannot be read. Nothing was changed.');
  }
}

/** Measures the nesting of brackets in a JSON text, outside of strings. */
function depthOf(json: string): number {
  let [depth, most] = [0, 0];
  for (const [sign] of json.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/gs)) {
    if (sign === '[' || sign === '{') depth += 1;
    else if (sign === ']' || sign === '}') depth -= 1;
    most = Math.max(most, depth);
  }
  return most;
}

export function parsedText(sent: string): string {
  const text = sentJson(sent);
  if (typeof text === 'string') return text;
  throw badRequest('A text of the draft cannot be read. Nothing was changed.');
}

export function parsedDraft(draft: readonly SchemaText[] = []): readonly SchemaText[] {
  return draft.map(({ path, text }) => ({ path, text: parsedText(text) }));
}

export function parsedTrial(sent: string): ExpressionTrial {
  const trial = sentJson(sent);
  const { sample, values, record } = isJsonObject(trial) ? trial : {};
  if (typeof sample === 'number' && isJsonObject(values))
    return { sample, values, ...(typeof record === 'string' && { record }) };
  throw badRequest('A trial has a sample and values. Nothing was changed.');
}
