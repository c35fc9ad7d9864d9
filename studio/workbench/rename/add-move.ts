import { normalizeText } from '../../../engine/compiler/source/normalize-text.ts';
import { type JsonObject, jsonItems, jsonObject } from '../../../engine/core/json/json.ts';
import { pointerOf } from '../../../engine/core/json/pointer.ts';
import { editText } from '../../text/edit-text.ts';
import { newText } from '../../text/new-text.ts';
import type { Target } from './target.ts';

type Texts = ReadonlyMap<string, string>;

export interface AddedStep {
  readonly path: string;
  /** Migration step, as JSON. */
  readonly step: string;
}

/** Adds a migration that moves a renamed field's values to its new name. */
export function addMove(
  texts: Texts,
  { file, steps, to, from }: Target,
): { readonly texts: Texts; readonly added: AddedStep } {
  const around = steps.slice(0, -1);
  const step = { move: pointerOf([...around, from]), to: pointerOf([...around, to]) };
  const path = file.path.replace(/\.schema\.json$/, '.migrations.json');
  const text = withStep(texts.get(path) ?? emptyFile(file.text), step);
  return {
    texts: new Map(texts).set(path, text),
    added: { path, step: `{ "move": "${step.move}", "to": "${step.to}" }` },
  };
}

/**
 * Adds the step to a text, and drops an earlier step that had moved values away from the name to which they
 * return.
 */
function withStep(text: string, step: { readonly move: string; readonly to: string }): string {
  const file: JsonObject = JSON.parse(normalizeText(text));
  const others = jsonItems(file['steps']).filter((each) => jsonObject(each)['move'] !== step.to);
  return editText(text, { ...file, steps: [...others, step] });
}

function emptyFile(schemaText: string): string {
  const meta = /"\$schema": "([^"]*)entity\.schema\.json"/.exec(schemaText)?.[1] ?? '../meta/';
  return newText({ $schema: `${meta}migrations.schema.json`, steps: [] });
}
