import type { Check, CheckedRows, CheckSet } from '../../../core/product/checks.ts';
import type { DictionarySource } from '../../emit/dictionary/dictionary-source.ts';
import type { DictionaryPage } from '../../emit/dictionary/emit-dictionary.ts';
import {
  type Block,
  heading,
  inlineCode,
  joinBlocks,
  linkTo,
  plain,
  table,
} from '../../emit/dictionary/markdown.ts';
import { joinLines } from '../../expressions/compile-expression.ts';
import type { CheckFile } from '../../files/checks.ts';

export const checksPage: DictionaryPage = {
  contents: ({ checks }) => (checks.length === 0 ? [] : [linkTo('Checks', 'checks')]),
  sections: (source) => (source.checks.length === 0 ? [] : [checksSection(source)]),
};

/** Lists every check: the rows concerned, the condition, the message and its source. */
function checksSection(source: DictionarySource): Block {
  return joinBlocks([
    heading(2, 'Checks', 'checks'),
    ...source.checks.flatMap((set) => setBlocks(set, conditionsOf(set, source))),
  ]);
}

type Conditions = ReadonlyMap<string, readonly string[]>;

function setBlocks(set: CheckSet, conditions: Conditions): readonly Block[] {
  const { name, title, description, version, isDemonstration, entity, rows, checks } = set;
  const about = `Version ${version}${isDemonstration ? ', a demonstration' : ''}; over ${inlineCode(`/${rows}`)} of ${linkTo(entity, `entity-${entity}`)}.`;
  const lines = checks.map((check) => [
    inlineCode(check.id),
    check.severity,
    rowsText(check),
    (conditions.get(check.id) ?? []).map(inlineCode).join(' '),
    plain(check.message),
    plain(check.advice),
    sourceText(check),
  ]);
  return [
    heading(3, title, `checks-${name}`),
    ...(description === undefined ? [] : [plain(description)]),
    about,
    table(['Check', 'Severity', 'Rows', 'Condition', 'Message', 'Advice', 'Source'], lines),
  ];
}

function rowsText({ row, other, atLeast }: Check): string {
  const one = termsText(row);
  if (other !== undefined) return `each two: ${one}; and ${termsText(other)}`;
  return atLeast === undefined ? one : `at least ${atLeast} of: ${one}`;
}

function termsText(rows: CheckedRows): string {
  return rows === 'any' ? 'any' : plain(rows.join(', '));
}

function sourceText({ source: { title, url, date } }: Check): string {
  const named = url === undefined ? plain(title) : `[${plain(title)}](${url})`;
  return date === undefined ? named : `${named}, ${date}`;
}

/** Finds the conditions as written, since people cannot read compiled ones. */
function conditionsOf({ name }: CheckSet, { sources }: DictionarySource): Conditions {
  const file = sources.of('checks').get(name);
  return new Map((file?.value.checks ?? []).map((check) => [check.id, expressionsOf(check)]));
}

function expressionsOf({ when, found }: CheckFile): readonly string[] {
  return [when, found].flatMap((each) => (each === undefined ? [] : [joinLines(each)]));
}
