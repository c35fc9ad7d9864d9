import { useState } from 'react';
import { allOf, conditionsOf, requirementOf } from '../../../../engine/core/authoring/requirement.ts';
import { isJsonObject, jsonObject } from '../../../../engine/core/json/json.ts';
import { getAt, getAtTokens, pointerOf } from '../../../../engine/core/json/pointer.ts';
import type { NamedSchemaText } from '../../../../engine/core/protocol/workbench.ts';
import { editOf } from '../../commands.ts';
import { ExpressionField } from '../../expressions/ExpressionField.tsx';
import { fileValue } from '../../known-names.ts';
import { expressionText } from '../../panel.ts';
import type { StudioState } from '../../use-studio.ts';
import type { EntityField } from '../entity-fields.ts';
import { FieldBar } from './FieldBar.tsx';
import type { MoveDirection } from './use-form-moves.ts';

export interface SelectedBarProps {
  readonly studio: StudioState;
  readonly file: NamedSchemaText;
  readonly slug: string;
  readonly entity: NamedSchemaText;
  readonly field: EntityField;
  readonly isMoreOpen: boolean;
  readonly onMore: () => void;
  /** Adds a question to the rows of a list. */
  readonly onAdd: () => void;
  readonly onMove: (to: MoveDirection) => void;
}

/** Shows the bar of the selected field, with data from its files. */
export function SelectedBar({ studio, slug, file, entity, field, ...actions }: SelectedBarProps) {
  const { title } = field;
  const [opened, setOpened] = useState<'shown' | 'required'>();
  const schema = jsonObject(fileValue(entity));
  const form = jsonObject(fileValue(file));
  // Replaces the product's slug within names by `{product}`, as in the files.
  const tokened = (name: string) => name.replaceAll(slug, '{product}');
  const isTokened = getAt(schema, field.at) === undefined;
  const [at, path] = isTokened ? [tokened(field.at), tokened(field.path)] : [field.at, field.path];
  const isOwn = isJsonObject(getAt(schema, at));
  const rules = studio.files.find(({ kind, name }) => kind === 'rules' && name === entity.name);
  const requirement = requirementOf({
    ...{ form, schema, field: path },
    rules: rules === undefined ? {} : jsonObject(fileValue(rules)),
  });
  const { onAdd, ...others } = actions;
  const word = jsonObject(jsonObject(form['fields'])[path]);
  const isList = word['rows'] !== undefined;
  const shown = expressionText(word['visibleWhen']);
  const ruleAt = requirement.rule === undefined ? undefined : ['rules', String(requirement.rule), 'require'];
  const written =
    ruleAt === undefined ? undefined : getAtTokens(rules === undefined ? {} : fileValue(rules), ruleAt);
  const conditions = {
    shown: {
      ...{ title: 'Shown if', isSet: shown !== '', source: shown, reads: 'Shown while {condition}' },
      spot: { path: file.path, at: ['fields', path, 'visibleWhen'] },
      change: (when: string) => ({ command: 'show-field', form: file.name, field: path, when }) as const,
    },
    required: {
      ...{ title: 'Required if', isSet: requirement.is === 'sometimes', reads: 'Required while {condition}' },
      // Begins a new condition with those under which the field is shown, since nobody can fill in a hidden field.
      source: written === undefined ? allOf(conditionsOf(form, path)) : expressionText(written),
      // Uses the form's position until a rule exists, since the form knows the names that a condition may use.
      spot:
        rules === undefined || ruleAt === undefined
          ? { path: file.path, at: ['fields', path, 'visibleWhen'] }
          : { path: rules.path, at: ruleAt },
      change: (when: string) => {
        const isRequired = when.trim() !== '';
        return { command: 'require-field', form: file.name, field: path, isRequired, when } as const;
      },
    },
  };
  const turn = (name: keyof typeof conditions) => setOpened(opened === name ? undefined : name);
  const open = opened === undefined ? undefined : conditions[opened];
  const names = isOwn ? (['shown', 'required'] as const) : (['shown'] as const);
  return (
    <FieldBar
      {...{ title, ...others }}
      conditions={names.map((name) => ({
        ...{ title: conditions[name].title, isSet: conditions[name].isSet },
        ...{ isOpen: opened === name, onTurn: () => turn(name) },
      }))}
      required={requirement.is}
      onTitle={
        isOwn
          ? (next) =>
              void studio.run(
                editOf(entity.path, [{ op: 'add', path: `${at}/title`, value: next }]),
                `Change the title of ${path}`,
                { isTyped: true },
              )
          : undefined
      }
      onRequire={
        isOwn
          ? () => {
              // Opens the condition of a sometimes required field instead of toggling, so that a press does not lose
              // the condition.
              if (requirement.is === 'sometimes') return turn('required');
              const isRequired = requirement.is === 'never';
              void studio.run(
                { command: 'require-field', form: file.name, field: path, isRequired },
                isRequired ? `Require “${title}”` : `Require “${title}” no longer`,
              );
            }
          : undefined
      }
      onAddWithin={isList ? onAdd : undefined}
    >
      {open !== undefined && (
        <ExpressionField
          key={`${opened} ${studio.revision}`}
          isChosen
          spot={{ studio, path: open.spot.path, pointer: pointerOf(open.spot.at) }}
          expression={{
            ...{ token: open.spot.at.at(-1) ?? '', label: open.title, reads: open.reads },
            ...{ source: open.source, isThere: open.isSet },
            ...{ isRequired: false, isSentence: false, isListOfLines: true },
          }}
          onCommit={(text) =>
            void studio.run(open.change(text), `${open.title} a condition holds: “${title}”`, {
              isTyped: true,
            })
          }
        />
      )}
    </FieldBar>
  );
}
