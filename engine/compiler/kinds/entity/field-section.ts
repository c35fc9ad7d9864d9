import { getAt } from '../../../core/json/pointer.ts';
import type { DictionarySource, FieldUse } from '../../emit/dictionary/dictionary-source.ts';
import {
  anchorOf,
  type Block,
  bulletList,
  heading,
  inlineCode,
  joinBlocks,
  linkTo,
  plain,
} from '../../emit/dictionary/markdown.ts';
import type { EntityPlan } from '../../plan/entity-plan.ts';
import type { RulePlan } from '../../plan/rules-plan.ts';
import { constraintLines } from './constraint-lines.ts';
import { describeType, titleAt } from './field-facts.ts';
import { pathsShowing } from './paths-showing.ts';

export function anchorOfField({ name }: EntityPlan, at: string): string {
  return `field-${anchorOf(name, at)}`;
}

/**
 * Builds the section of one field: its checks with messages, rules, access, and screens. Empty if the entity's
 * table already shows everything.
 */
export function fieldSection(use: FieldUse): Block {
  const { entity, at } = use;
  const field = entity.fields[at];
  const lines = [
    ...choices(use),
    ...constraintLines(use),
    ...ruleLines(use),
    ...accessLines(use),
    ...pathsShowing(use),
    ...exampleLines(use),
  ];
  if (lines.length === 0) return '';
  const title = `${entity.title}: ${titleAt(entity, at)}`;
  return joinBlocks([
    heading(3, title, anchorOfField(entity, at)),
    at === '' ? '' : `${inlineCode(at)}. ${plain(field?.description ?? '')}`.trim(),
    bulletList([`Type: ${describeType(entity, at)}`, ...lines]),
  ]);
}

/** Lists the options of a choice; the codes of a value set are listed in the section of the value set. */
function choices({ entity, at }: FieldUse): readonly string[] {
  const schema = entity.schemas.get(at);
  if (schema?.enum === undefined || typeof schema['x-codes'] === 'string') return [];
  const labels = schema['x-labels'] ?? {};
  const options = schema.enum.map((option) => {
    const label = labels[String(option)];
    return `${inlineCode(JSON.stringify(option))}${label === undefined ? '' : ` (${plain(label)})`}`;
  });
  return [`One of: ${options.join(', ')}`];
}

function ruleLines({ entity, at, source }: FieldUse): readonly string[] {
  const rules = source.plan.rulesOf(entity.name).rules.filter((rule) => rule.on + rule.at === at);
  return rules.map((rule) => {
    const { id, severity, message } = rule;
    return `Rule ${inlineCode(id)} (${severity}): ${sentenceOf(rule, source)}: “${plain(message)}”`;
  });
}

function sentenceOf({ id, kind }: RulePlan, { conditionsOf }: DictionarySource): string {
  const { require, unless, when, found } = conditionsOf(id);
  if (kind === 'when') return `broken while ${inlineCode(when ?? '')}`;
  const guard = when === undefined ? '' : `, but only while ${inlineCode(when)}`;
  if (kind === 'found') return `broken while ${inlineCode(found ?? '')} has a text${guard}`;
  return kind === 'require'
    ? `required while ${inlineCode(require ?? '')}${guard}`
    : `a value must make ${inlineCode(unless ?? '')} true${guard}`;
}

function accessLines({ entity, at }: FieldUse): readonly string[] {
  const { readAccess, writeAccess } = entity.fields[at] ?? {};
  const restriction = (deed: string, rule: string | undefined) =>
    rule === undefined ? [] : [`Only ${linkTo(rule, `access-${rule}`)} may ${deed} it`];
  return [...restriction('see', readAccess), ...restriction('change', writeAccess)];
}

/** Finds the schema's own example, else the field's value in the first valid example. */
function exampleLines({ entity, at, source }: FieldUse): readonly string[] {
  const own = entity.schemas.get(at)?.['examples']?.[0];
  const example = own ?? exampleOf(entity, at, source);
  return example === undefined ? [] : [`Example: ${inlineCode(JSON.stringify(example))}`];
}

function exampleOf(entity: EntityPlan, at: string, { sources }: DictionarySource): unknown {
  const files = [...sources.of('examples').values()].map(({ value }) => value);
  const examples = files.filter((file) => file.entity === entity.name).flatMap((file) => file.examples);
  const accepted = examples.filter(({ problems }) => problems.length === 0);
  return at === '' || at.includes('*')
    ? undefined
    : accepted.map(({ data }) => getAt(data, at)).find((value) => value !== undefined);
}
