import { jsonObject } from '../../../engine/core/json/json.ts';
import { stringOrEmpty } from '../../../engine/core/json/string-values.ts';
import { sealedNames } from '../../../engine/core/product/sealed-names.ts';
import type { StudioCommand } from '../../../engine/core/protocol/workbench.ts';
import { editText } from '../../text/edit-text.ts';
import { knownRoles, type MatrixRule, rulesIn } from '../access/access-matrix.ts';
import { type Residual, residualOf } from '../access/residual.ts';
import { type RuleWithRight, withRight } from '../access/with-right.ts';
import { CommandError } from './command-error.ts';
import { type FileTexts, filesOf, readFile } from './schema-files.ts';

export type ChangeRight = Extract<StudioCommand, { readonly command: 'change-right' }>;

/** Longest condition on one line of a file. */
const longestLine = 100;

/** Changes what one role may do by an access rule, and nothing for the other roles. Throws `CommandError`. */
export function changeRight(texts: FileTexts, command: ChangeRight): FileTexts {
  const { rule: name, role, needs } = command;
  if (name.startsWith(sealedNames))
    throw new CommandError('Who may use the Studio is changed by a new release of the product, not in it.');
  const rules = rulesIn(texts);
  const { terms } = changedRule(texts, rules, command);
  if (terms.length === 0)
    throw new CommandError(
      `Nobody would be left who may “${rules.get(name)?.title}”: say who may first, and then take it from “${role}”.`,
    );
  const { path, text, value } = accessFile(texts, name);
  const all = jsonObject(value['rules']);
  const entry = jsonObject(all[name]);
  const joined = terms.join(' || ');
  const when =
    joined.length <= longestLine
      ? joined
      : terms.map((term, index) => (index < terms.length - 1 ? `${term} ||` : term));
  const next = { ...entry, when, ...(needs !== undefined && needs.trim() !== '' && { needs: needs.trim() }) };
  return new Map([[path, editText(text, { ...value, rules: { ...all, [name]: next } })]]);
}

/** Says what else follows from a changed right: rules that go their own way now, and people without a role. */
export function notesOfRight(texts: FileTexts, command: ChangeRight): readonly string[] {
  const rules = rulesIn(texts);
  const { detached, isLimited } = changedRule(texts, rules, command);
  const titleOf = (name: string) => `“${rules.get(name)?.title ?? name}”`;
  const own = titleOf(command.rule);
  return [
    ...(detached.length === 0
      ? []
      : [`${own} stands for itself now: it no longer follows ${detached.map(titleOf).join(' and ')}.`]),
    ...(isLimited
      ? [`${own} was for everybody; now it is for the other roles, and for nobody without one.`]
      : []),
  ];
}

function accessFile(texts: FileTexts, rule: string) {
  const files = [...filesOf('access', texts).values()].map((path) => readFile(path, texts));
  const file = files.find(({ value }) => Object.hasOwn(jsonObject(value['rules']), rule));
  if (file === undefined) throw new CommandError(`There is no access rule “${rule}”.`);
  return file;
}

function changedRule(
  texts: FileTexts,
  rules: ReadonlyMap<string, MatrixRule>,
  command: ChangeRight,
): RuleWithRight {
  const { rule: name, role, may, when } = command;
  const rule = rules.get(name);
  if (rule === undefined) throw new CommandError(`There is no access rule “${name}”.`);
  const condition = stringOrEmpty(when).trim();
  if (may === 'sometimes' && condition === '')
    throw new CommandError('Say on which condition, or choose “Yes” or “No”.');
  const known = new Map([...rules].map(([each, { when: own }]) => [each, own] as const));
  const others = knownRoles(texts).filter((each) => each !== role);
  const right = may === 'sometimes' ? { when: condition } : may === 'yes';
  const changed = withRight(rule.when, { role, right, rules: known, others });
  const left = (of: MatrixRule['when'], user: string): Residual =>
    residualOf(of, { role: user, rules: known });
  const after = changed?.terms.join(' || ') ?? '';
  const isExact =
    changed !== undefined &&
    (changed.terms.length === 0 || others.every((each) => left(after, each) === left(rule.when, each)));
  if (!isExact)
    throw new CommandError(
      `“${rule.title}” says more than roles and conditions: change its text in the panel of the rule.`,
    );
  return changed;
}
