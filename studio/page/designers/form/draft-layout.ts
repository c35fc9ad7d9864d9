import type { PipedValues } from '../../../../engine/core/expressions/piped.ts';
import type { Expression } from '../../../../engine/core/expressions/scope.ts';
import { isJsonObject, type Json, jsonItems, jsonObject } from '../../../../engine/core/json/json.ts';
import { stringOrUndefined } from '../../../../engine/core/json/string-values.ts';
import type { LayoutNode } from '../../../../engine/core/product/form.ts';
import { revivedJson } from '../../parsed-json.ts';

export interface WrittenForm {
  readonly entity: string;
  readonly layout: readonly Json[];
}

/** Members of a layout with display text, where `{product}` is the product's title instead of its slug. */
const titles = new Set(['group', 'tab', 'step', 'matrix', 'text']);

/** Reads the text of a form, with `{product}` replaced; empty where the text is no JSON. */
export function writtenForm(
  text: string,
  product: { readonly slug: string; readonly title: string },
): WrittenForm {
  const value = jsonObject(
    revivedJson(text, (key, each) => {
      if (typeof each !== 'string') return each;
      return each.replaceAll('{product}', titles.has(key) ? product.title : product.slug);
    }),
  );
  return { entity: stringOrUndefined(value['entity']) ?? '', layout: jsonItems(value['layout']) };
}

/** Compiled parts of a text in the layout. */
interface Compiled {
  readonly values?: PipedValues;
  readonly visibleWhen?: Expression<boolean>;
}

/**
 * Builds the engine's layout from the file before it is compiled, so that moves show at once. Computed values
 * in titles, and conditions of texts, are those of the last compilation.
 */
export function draftLayout(layout: readonly Json[], compiled: readonly LayoutNode[]): readonly LayoutNode[] {
  const known = new Map(compiledTexts(compiled));
  const nodes = (each: readonly Json[]): readonly LayoutNode[] => each.flatMap(node);
  const node = (written: Json): readonly LayoutNode[] => {
    if (Array.isArray(written)) return [{ row: pathsIn(written) }];
    if (!isJsonObject(written)) return [];
    const { group, tab, step, matrix, text, rows, fields } = written;
    const title = stringOrUndefined(tab ?? step ?? matrix ?? text ?? group) ?? '';
    const { values, visibleWhen } = known.get(title) ?? {};
    const withValues = values === undefined ? {} : { values };
    const inside = { rows: nodes(jsonItems(rows)), ...withValues };
    if (tab !== undefined) return [{ tab: title, ...inside }];
    if (step !== undefined) return [{ tab: title, isStep: true, ...inside }];
    if (matrix !== undefined) return [{ matrix: title, fields: pathsIn(jsonItems(fields)), ...withValues }];
    if (text === undefined) return [{ group: title, ...inside }];
    return [{ text: title, ...withValues, ...(visibleWhen !== undefined && { visibleWhen }) }];
  };
  return nodes(layout);
}

/** Lists the fields of a layout in reading order. */
export function placedFields(layout: readonly Json[]): readonly string[] {
  return layout.flatMap((node): readonly string[] => {
    if (Array.isArray(node)) return pathsIn(node);
    if (!isJsonObject(node)) return [];
    return [...pathsIn(jsonItems(node['fields'])), ...placedFields(jsonItems(node['rows']))];
  });
}

function pathsIn(row: readonly Json[]): readonly string[] {
  return row.filter((path) => typeof path === 'string');
}

function compiledTexts(nodes: readonly LayoutNode[]): readonly (readonly [string, Compiled])[] {
  return nodes.flatMap((node): readonly (readonly [string, Compiled])[] => {
    if ('row' in node) return [];
    if ('text' in node) return [[node.text, node]];
    if ('fields' in node) return [[node.matrix, node]];
    return [['tab' in node ? node.tab : node.group, node], ...compiledTexts(node.rows)];
  });
}
