import { setsOfGrants } from '../../../engine/compiler/expressions/emit-fact.ts';
import { methodNames } from '../../../engine/compiler/expressions/emit-method.ts';
import { signatures } from '../../../engine/compiler/expressions/environment.ts';
import { noun } from '../../../engine/compiler/expressions/explain.ts';
import type { ExpressionFacts } from '../../../engine/compiler/expressions/facts.ts';
import type { ExpressionType } from '../../../engine/compiler/expressions/types.ts';
import type {
  ExpressionCompletion,
  ExpressionOption,
} from '../../../engine/core/protocol/expression-look.ts';
import { childType, type LocatedExpression } from './locate-expression.ts';

type Known = Pick<LocatedExpression, 'context' | 'facts'>;

/** Limit on options, which further typing narrows. */
const mostOptions = 40;

/** Lists the completions at the caret: names and fields known there, functions, codes of value sets. */
export function completionAt(source: string, caret: number, known: Known): ExpressionCompletion {
  const before = source.slice(0, caret);
  const quote = openQuote(before);
  if (quote !== undefined) {
    const end = source[caret] === before[quote] ? '' : before[quote];
    const options = textsAfter(before.slice(0, quote), known).map((option) => ({
      ...option,
      apply: `${option.label}${end}`,
    }));
    return { from: quote + 1, options: fitting(options, before.slice(quote + 1)) };
  }
  const [, path = '', start = ''] = /((?:[A-Za-z_]\w*(?:\[\d+\])?\.)*)([A-Za-z_]\w*)?$/.exec(before) ?? [];
  const from = caret - start.length;
  const options =
    path === ''
      ? startsAt(before.slice(0, from), known)
      : membersOf(typeOf(path.slice(0, -1), before, known));
  return { from, options: fitting(options, start) };
}

/** Sorts the options, those that begin with the typed text first. */
function fitting(options: readonly ExpressionOption[], written: string): readonly ExpressionOption[] {
  const start = written.toLowerCase();
  const [first, second] = [options, options].map((all, isSecond) =>
    all.filter(({ label, detail = '' }) => {
      const begins = label.toLowerCase().startsWith(start);
      return isSecond === 1 ? !begins && `${label} ${detail}`.toLowerCase().includes(start) : begins;
    }),
  );
  return [...(first ?? []), ...(second ?? [])].slice(0, mostOptions);
}

/** Finds the start of the quoted text around the caret. */
function openQuote(before: string): number | undefined {
  let open: number | undefined;
  for (let index = 0; index < before.length; index += 1) {
    const character = before[index];
    if (character === '\\') index += 1;
    else if (open === undefined && (character === "'" || character === '"')) open = index;
    else if (open !== undefined && character === before[open]) open = undefined;
  }
  return open;
}

const pathPattern = '[A-Za-z_][\\w.[\\]]*';
const comparedWith = new RegExp(`(${pathPattern})\\s*(?:==|!=)\\s*$`);
const oneOf = new RegExp(`(${pathPattern})\\s+in\\s+\\[(?:\\s*(?:'[^']*'|"[^"]*")\\s*,)*\\s*$`);
const argumentOf = /(\w+)\(\s*$/;

function textsAfter(before: string, known: Known): readonly ExpressionOption[] {
  const path = (comparedWith.exec(before) ?? oneOf.exec(before))?.[1];
  if (path !== undefined) return codesOf(typeOf(path, before, known), known.facts);
  const called = argumentOf.exec(before)?.[1];
  return called === undefined ? [] : namesFor(called, known.facts);
}

/** Lists the codes of a field with their display texts. */
function codesOf(type: ExpressionType | undefined, { codes }: ExpressionFacts): readonly ExpressionOption[] {
  if (type?.is !== 'text' || type.among === undefined) return [];
  const entries = type.among.codes === undefined ? [] : (codes.get(type.among.codes)?.entries ?? []);
  const displays = new Map(entries.map(({ code, display }) => [String(code), String(display ?? code)]));
  return type.among.texts.map((text) => option(text, displays.get(text) ?? type.words?.[text]));
}

function namesFor(
  called: string,
  { codes, constants, access }: ExpressionFacts,
): readonly ExpressionOption[] {
  const set = Object.hasOwn(setsOfGrants, called) ? setsOfGrants[called] : undefined;
  if (set !== undefined)
    return (codes.get(set)?.entries ?? []).map(({ code, display }) =>
      option(String(code), String(display ?? '')),
    );
  if (called === 'may') return [...access.keys()].map((name) => option(name, 'access rule'));
  if (['text', 'limit', 'listed'].includes(called))
    return [...constants].map(([name, { value }]) => option(name, JSON.stringify(value)));
  return ['band', 'lookUp', 'column'].includes(called)
    ? [...codes.keys()].map((name) => option(name, 'value set'))
    : [];
}

/** Lists the options at the beginning of an expression or a part of one. */
function startsAt(before: string, known: Known): readonly ExpressionOption[] {
  const { context, facts } = known;
  const compared = comparedWith.exec(before)?.[1];
  const codes = compared === undefined ? [] : codesOf(typeOf(compared, before, known), facts);
  const locals = [...before.matchAll(/\.(?:exists|all|filter|map)\(\s*(\w+)\s*,/g)];
  return [
    ...codes.map(({ label, detail }) => ({ ...option(`'${label}'`, detail) })),
    ...locals.map(([, name = '']) => option(name, 'the row')),
    ...Object.entries(context).map(([name, type]) => option(name, describe(type))),
    ...[...facts.named].map(([name, { about }]) => ({
      ...option(name, about === undefined ? 'named expression' : `named expression about ${about.entity}`),
      apply: about === undefined ? `${name}()` : `${name}(`,
    })),
    ...functionOptions(facts),
    option('true'),
    option('false'),
  ];
}

function option(label: string, detail?: string): ExpressionOption {
  return { label, apply: label, ...(detail !== undefined && detail !== '' && { detail }) };
}

function functionOptions({ functions }: ExpressionFacts): readonly ExpressionOption[] {
  const ofLanguage = Map.groupBy(signatures, (signature) => signature.slice(0, signature.indexOf('(')));
  const own = [...functions].map(([name, { parameters, returns }]) => {
    const taken = parameters.map((parameter) => parameter.name).join(', ');
    return { ...option(name, `(${taken}): ${returns}`), apply: taken === '' ? `${name}()` : `${name}(` };
  });
  const language = [...ofLanguage].map(([name, [signature = '']]) => {
    const [, taken = '', type = ''] = /\((.*)\): (.+)$/.exec(signature) ?? [];
    const parameters = taken === '' ? '' : taken.split(', ').map(withoutArticle).join(', ');
    return {
      ...option(name, `(${parameters}): ${withoutArticle(type)}`),
      apply: taken === '' ? `${name}()` : `${name}(`,
    };
  });
  return [...own, ...language, { ...option('size', '(list): number'), apply: 'size(' }];
}

function withoutArticle(type: string): string {
  return noun(type).replace(/^an? /, '');
}

const ofTexts = ['startsWith', 'endsWith', 'contains', 'matches', 'size'];

function membersOf(type: ExpressionType | undefined): readonly ExpressionOption[] {
  if (type?.is === 'object')
    return Object.entries(type.fields).map(([name, field]) => option(name, describe(field)));
  const isText = type?.is === 'text';
  if (!isText && type?.is !== 'list') return [];
  return methodNames
    .filter((name) => name === 'size' || ofTexts.includes(name) === isText)
    .map((name) => ({ ...option(name), apply: name === 'size' ? 'size()' : `${name}(` }));
}

const kindNames: Readonly<Record<ExpressionType['is'], string>> = {
  text: 'text',
  number: 'number',
  bool: 'yes or no',
  day: 'day',
  instant: 'instant',
  time: 'time of day',
  any: 'anything',
  list: 'list',
  map: 'map',
  object: 'record',
};

function describe({ is, title }: ExpressionType): string {
  return title === undefined ? kindNames[is] : `${title}, ${kindNames[is]}`;
}

/** Finds the type of a written path, also within the row of a surrounding list function. */
function typeOf(path: string, before: string, { context, facts }: Known): ExpressionType | undefined {
  const [head = '', ...rest] = path.replaceAll(/\[(\d+)\]/g, '.$1').split('.');
  const list = [
    ...before.matchAll(new RegExp(`(${pathPattern})\\.(?:exists|all|filter|map)\\(\\s*${head}\\s*,`, 'g')),
  ].at(-1);
  const start =
    list?.[1] === undefined
      ? Object.hasOwn(context, head)
        ? context[head]
        : undefined
      : itemOf(typeOf(list[1], before.slice(0, list.index), { context, facts }));
  return rest.reduce<ExpressionType | undefined>(
    (type, token) => (type === undefined ? undefined : childType(type, token)),
    start,
  );
}

function itemOf(type: ExpressionType | undefined): ExpressionType | undefined {
  return type?.is === 'list' ? type.of : undefined;
}
