import type { JSONPath } from 'jsonc-parser';
import { getAt } from '../../core/json/pointer.ts';
import type { SourceFile } from '../source/source-file.ts';
import { didYouMean } from '../suggest.ts';
import type { PlanContext } from './plan-set.ts';

export interface MessageUse {
  readonly file: SourceFile;
  readonly at: JSONPath;
  readonly text: string;
  readonly plans: PlanContext;
}

/** Finds the text of a message; `@name` refers to a message of product.json, and an unknown name is reported. */
export function resolveMessage({ file, at, text, plans }: MessageUse): string {
  if (!text.startsWith('@') || plans.sources.broken('product').size > 0) return text;
  const messages = getAt(plans.sources.byPath.get('schemas/product.json')?.value, '/messages') ?? {};
  const found = new Map<string, unknown>(Object.entries(messages)).get(text.slice(1));
  if (typeof found === 'string') return found;
  const help = didYouMean(
    text,
    Object.keys(messages).map((name) => `@${name}`),
  );
  const message = `There is no message "${text}" in product.json.`;
  plans.diagnostics.report(file, { code: 'name/unknown-message', message, help, at });
  return text;
}
