import { isJsonObject } from '../../../../engine/core/json/json.ts';
import type { ExpressionTrial } from '../../../../engine/core/protocol/expression-look.ts';
import type { SchemaText } from '../../../../engine/core/protocol/workbench.ts';
import { badRequest } from '../../../../gateway/errors.ts';

/** Bodies lose what is blank and the white space around texts on their way: what has to arrive whole is sent as JSON. */
export function parsedJson(sent: string): unknown {
  try {
    return JSON.parse(sent);
  } catch {
    throw badRequest('A text or value of the draft is no JSON. Nothing was changed.');
  }
}

export function parsedText(sent: string): string {
  const text = parsedJson(sent);
  if (typeof text === 'string') return text;
  throw badRequest('A text of the draft is no JSON text. Nothing was changed.');
}

export function parsedDraft(draft: readonly SchemaText[] = []): readonly SchemaText[] {
  return draft.map(({ path, text }) => ({ path, text: parsedText(text) }));
}

export function parsedTrial(sent: string): ExpressionTrial {
  const trial = parsedJson(sent);
  const { sample, values, record } = isJsonObject(trial) ? trial : {};
  if (typeof sample === 'number' && isJsonObject(values))
    return { sample, values, ...(typeof record === 'string' && { record }) };
  throw badRequest('A trial has a sample and values. Nothing was changed.');
}
