import type { JSONPath } from 'jsonc-parser';
import { widgetNames } from '../../../../engine/core/parts.ts';
import { compileExpression } from '../../expressions/compile-expression.ts';
import type { ExpressionContext } from '../../expressions/environment.ts';
import { textType } from '../../expressions/types.ts';
import { didYouMean } from '../../suggest.ts';
import { subjectContext } from '../contexts.ts';
import { isCallName, isFileName, isOneOf } from '../names.ts';
import type { InputFile, TabPlace } from './tab-place.ts';

/** Where the rows of a tab come from. */
export function planRows(place: TabPlace): unknown {
  const { source } = place.tab;
  if (source.call !== undefined) return calledRows(place);
  return source.record !== undefined ? keptRows(place, source.record) : searchedRows(place);
}

function calledRows(place: TabPlace): unknown {
  const { call: list, save, remove } = place.tab.source;
  checkCalls(place);
  return { kind: 'call', list, save, remove, where: planWhere(place) };
}

function keptRows(place: TabPlace, record: string): unknown {
  const { file, plans, entity, tab } = place;
  const { at = '', key = '', save } = tab.source;
  const isThere = isFileName({ file, at: ['source', 'record'], name: record, plans }, 'schema');
  const places = isThere ? plans.entities.get(record)?.places : undefined;
  if (places !== undefined && !places.has(at)) {
    const message = `"${at}" is not a place in entity "${record}".`;
    plans.diagnostics.report(file, {
      code: 'field/unknown',
      message,
      help: didYouMean(at, places.keys()),
      at: ['source', 'at'],
    });
  }
  const known = Object.keys(entity.schema.properties ?? {});
  if (!known.includes(key)) {
    const message = `"${key}" is not a field of entity "${entity.name}".`;
    plans.diagnostics.report(file, {
      code: 'field/unknown',
      message,
      help: didYouMean(key, known),
      at: ['source', 'key'],
    });
  }
  checkCalls(place);
  return { kind: 'record', record, at, key, save, where: planWhere(place) };
}

function checkCalls({ file, tab: { source }, plans }: TabPlace): void {
  for (const name of ['call', 'save', 'remove'] as const) {
    const call = source[name];
    if (call !== undefined) isCallName({ file, at: ['source', name], name: call, plans });
  }
}

function planWhere({ file, tab, plans, entity }: TabPlace): unknown {
  const source = tab.source.where;
  if (source === undefined) return undefined;
  const context = { item: entity.type, user: plans.userType, ...subjectContext(entity, plans) };
  return compileExpression(
    { file, at: ['source', 'where'], source, context, facts: plans.facts, wants: 'bool' },
    plans.diagnostics,
  );
}

function searchedRows(place: TabPlace): unknown {
  const { file, tab, plans } = place;
  const { search: call = '', inputs = [] } = tab.source;
  isCallName({ file, at: ['source', 'search'], name: call, plans });
  const fields = Object.fromEntries(inputs.map(({ name }) => [name, textType]));
  const context: ExpressionContext = {
    inputs: { is: 'object', name: 'SearchInputs', fields },
    user: plans.userType,
  };
  return {
    kind: 'search',
    call,
    inputs: inputs.map((input, index) => planInput({ input, index, context, place })),
  };
}

interface InputPlace {
  readonly input: InputFile;
  readonly index: number;
  readonly context: ExpressionContext;
  readonly place: TabPlace;
}

/** Milliseconds of rest after the last key before a search runs, unless the tab says otherwise. */
const restOfTyping = 250;

function planInput({ input, index, context, place: { file, plans } }: InputPlace): unknown {
  const at: JSONPath = ['source', 'inputs', index];
  const told = { noun: 'widget', code: 'name/unknown-widget' } as const;
  isOneOf({ file, at: [...at, 'widget'], name: input.widget, plans }, widgetNames, told);
  const queries = input.queries.map(({ field, when: source }, position) => {
    if (source === undefined) return { field };
    const query = {
      file,
      at: [...at, 'queries', position, 'when'],
      source,
      context,
      facts: plans.facts,
      wants: 'bool',
    } as const;
    return { field, when: compileExpression(query, plans.diagnostics) };
  });
  return { ...input, minLength: input.minLength ?? 1, debounce: input.debounce ?? restOfTyping, queries };
}
