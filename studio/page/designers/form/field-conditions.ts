import { oppositeOf } from '../../../../engine/core/authoring/opposite-of.ts';
import {
  conjunctionOf,
  type Requirement,
  requirementOf,
  visibilityConditions,
} from '../../../../engine/core/authoring/requirement.ts';
import { type JsonObject, jsonObject } from '../../../../engine/core/json/json.ts';
import { getAtTokens } from '../../../../engine/core/json/pointer.ts';
import type { NamedSchemaText, StudioCommand } from '../../../../engine/core/protocol/workbench.ts';
import { fileValue } from '../../known-names.ts';
import { expressionText } from '../../panel.ts';

/** Condition that decides about a field of a form. */
export interface FieldCondition {
  readonly title: string;
  /** Sentence that introduces the condition, with `{condition}` in its place. */
  readonly reads: string;
  readonly isSet: boolean;
  /** CEL of the condition; blank for none. */
  readonly source: string;
  /**
   * File and path of the expression, or, before it exists, of another expression with the same names in
   * scope.
   */
  readonly spot: { readonly path: string; readonly at: readonly string[] };
  readonly change: (when: string) => StudioCommand;
}

/** Files that define when a field is shown, required and read-only. */
export interface FilesOfField {
  readonly file: NamedSchemaText;
  readonly schema: JsonObject;
  readonly rules: NamedSchemaText | undefined;
  /** Path of the field, as in the form's file. */
  readonly field: string;
  /** True where the entity's own file describes the field. */
  readonly isOwn: boolean;
}

export type ConditionName = 'shown' | 'required' | 'locked';

/** Finds the conditions of a field, and the commands that change them. */
export function conditionsOfField(files: FilesOfField): {
  readonly requirement: Requirement['is'];
  readonly conditions: Readonly<Record<ConditionName, FieldCondition>>;
  /** Names of the conditions that can be set. */
  readonly offered: readonly ConditionName[];
} {
  const { file, schema, rules, field, isOwn } = files;
  const form = jsonObject(fileValue(file));
  const rulesValue = rules === undefined ? {} : jsonObject(fileValue(rules));
  const requirement = requirementOf({ form, schema, field, rules: rulesValue });
  const words = jsonObject(jsonObject(form['fields'])[field]);
  const shown = expressionText(words['visibleWhen']);
  const locked = oppositeOf(expressionText(words['enabledWhen']));
  const ruleAt = requirement.rule === undefined ? undefined : ['rules', String(requirement.rule), 'require'];
  const required = ruleAt === undefined ? undefined : getAtTokens(rulesValue, ruleAt);
  const onForm = (word: string) => ({ path: file.path, at: ['fields', field, word] });
  const target = { form: file.name, field };
  return {
    requirement: requirement.is,
    // Leaves out the read-only condition of a derived value, which is read-only in any case.
    offered: [
      'shown',
      ...(isOwn ? (['required'] as const) : []),
      ...(words['derive'] === undefined ? (['locked'] as const) : []),
    ],
    conditions: {
      shown: {
        ...{ title: 'Shown if', isSet: shown !== '', source: shown, reads: 'Shown while {condition}' },
        spot: onForm('visibleWhen'),
        change: (when) => ({ command: 'show-field', ...target, when }),
      },
      required: {
        ...{
          title: 'Required if',
          isSet: requirement.is === 'sometimes',
          reads: 'Required while {condition}',
        },
        // Begins a new condition with those under which the field is shown, since users cannot fill in a
        // hidden field.
        source:
          required === undefined
            ? conjunctionOf(visibilityConditions(form, field))
            : expressionText(required),
        // Uses the form's position until a rule exists, since the names in scope of a condition are known
        // there.
        spot:
          rules === undefined || ruleAt === undefined
            ? onForm('visibleWhen')
            : { path: rules.path, at: ruleAt },
        change: (when) => ({ command: 'require-field', ...target, isRequired: when.trim() !== '', when }),
      },
      locked: {
        ...{
          title: 'Read-only if',
          isSet: locked !== '',
          source: locked,
          reads: 'Read-only while {condition}',
        },
        spot: onForm('enabledWhen'),
        change: (when) => ({ command: 'lock-field', ...target, when }),
      },
    },
  };
}
