import { useState } from 'react';
import { checksOf } from '../../../../engine/core/authoring/field-checks.ts';
import { isJsonObject, jsonObject } from '../../../../engine/core/json/json.ts';
import { getAt, pointerOf } from '../../../../engine/core/json/pointer.ts';
import type { NamedSchemaText } from '../../../../engine/core/protocol/workbench.ts';
import { editOf } from '../../commands.ts';
import { ExpressionField } from '../../expressions/ExpressionField.tsx';
import { fileValue } from '../../known-names.ts';
import type { StudioState } from '../../use-studio.ts';
import type { StudioAddress } from '../designer.ts';
import type { EntityField } from '../entity-fields.ts';
import { FieldBar } from './FieldBar.tsx';
import { FieldChecks } from './FieldChecks.tsx';
import { type ConditionName, conditionsOfField } from './field-conditions.ts';
import type { MoveDirection } from './use-form-moves.ts';

export interface SelectedBarProps {
  readonly studio: StudioState;
  readonly file: NamedSchemaText;
  readonly slug: string;
  readonly entity: NamedSchemaText;
  readonly field: EntityField;
  /** Title that no other field of the entity has. */
  readonly called: string;
  readonly isMoreOpen: boolean;
  readonly onMore: () => void;
  /** Adds a question to the rows of a list. */
  readonly onAdd: () => void;
  readonly onMove: (to: MoveDirection) => void;
  readonly onOpen: (address: StudioAddress) => void;
}

const checkKinds = [
  { name: 'check', title: 'Check', severity: 'error' },
  { name: 'warn', title: 'Warn', severity: 'warning' },
] as const;

type Opened = ConditionName | (typeof checkKinds)[number]['name'];

/** Shows the bar of the selected field, with data from its files. */
export function SelectedBar(props: SelectedBarProps) {
  const { studio, slug, file, entity, field, called, onOpen, ...actions } = props;
  const { title } = field;
  const [opened, setOpened] = useState<Opened>();
  const schema = jsonObject(fileValue(entity));
  // Replaces the product's slug within names by `{product}`, as in the files.
  const tokened = (name: string) => name.replaceAll(slug, '{product}');
  const isTokened = getAt(schema, field.at) === undefined;
  const [at, path] = isTokened ? [tokened(field.at), tokened(field.path)] : [field.at, field.path];
  const isOwn = isJsonObject(getAt(schema, at));
  const rules = studio.files.find(({ kind, name }) => kind === 'rules' && name === entity.name);
  const asked = { file, schema, rules, field: path, isOwn };
  const { requirement, conditions, offered } = conditionsOfField(asked);
  const checks = checksOf(rules === undefined ? {} : jsonObject(fileValue(rules)), path);
  const { onAdd, ...others } = actions;
  const words = jsonObject(jsonObject(jsonObject(fileValue(file))['fields'])[path]);
  const turn = (name: Opened) => setOpened(opened === name ? undefined : name);
  const checking = checkKinds.find(({ name }) => name === opened);
  const open =
    opened === undefined || opened === 'check' || opened === 'warn' ? undefined : conditions[opened];
  return (
    <FieldBar
      {...{ title, ...others }}
      conditions={[
        ...offered.map((name) => ({
          ...{ title: conditions[name].title, isSet: conditions[name].isSet },
          ...{ isOpen: opened === name, onTurn: () => turn(name) },
        })),
        ...checkKinds.map(({ name, title: verb, severity }) => ({
          ...{ title: verb, isSet: checks.some((check) => check.severity === severity) },
          ...{ isOpen: opened === name, onTurn: () => turn(name) },
        })),
      ]}
      required={requirement}
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
              if (requirement === 'sometimes') return turn('required');
              const isRequired = requirement === 'never';
              void studio.run(
                { command: 'require-field', form: file.name, field: path, isRequired },
                isRequired ? `Require “${called}”` : `Require “${called}” no longer`,
              );
            }
          : undefined
      }
      onAddWithin={words['rows'] === undefined ? undefined : onAdd}
    >
      {checking !== undefined && (
        <FieldChecks
          key={opened}
          {...{ studio, rules, called, onOpen }}
          title={title}
          {...{ form: file, entity: entity.name, field: path, severity: checking.severity }}
        />
      )}
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
            void studio.run(open.change(text), `${open.title} a condition holds: “${called}”`, {
              isTyped: true,
            })
          }
        />
      )}
    </FieldBar>
  );
}
