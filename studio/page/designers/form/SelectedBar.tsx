import { useState } from 'react';
import { requirementOf } from '../../../../engine/core/authoring/requirement.ts';
import { isJsonObject, jsonObject } from '../../../../engine/core/json/json.ts';
import { getAt, pointerOf } from '../../../../engine/core/json/pointer.ts';
import type { NamedSchemaText } from '../../../../engine/core/protocol/workbench.ts';
import { editOf } from '../../commands.ts';
import { ExpressionField } from '../../expressions/ExpressionField.tsx';
import { fileValue } from '../../known-names.ts';
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

/** The bar of the selected field, with what its files say of it. */
export function SelectedBar({ studio, slug, file, entity, field, ...actions }: SelectedBarProps) {
  const { title } = field;
  const [isShownIfOpen, setShownIfOpen] = useState(false);
  const schema = jsonObject(fileValue(entity));
  const form = jsonObject(fileValue(file));
  // Some names have the product's in them, which files write as a token.
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
  const isList = jsonObject(jsonObject(form['fields'])[path])['rows'] !== undefined;
  const when = jsonObject(jsonObject(form['fields'])[path])['visibleWhen'];
  const source = Array.isArray(when) ? when.join('\n') : typeof when === 'string' ? when : '';
  return (
    <FieldBar
      {...{ title, isShownIfOpen, ...others }}
      isConditional={source !== ''}
      onShownIf={() => setShownIfOpen(!isShownIfOpen)}
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
              if (requirement.is === 'sometimes') return others.onMore();
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
      <ExpressionField
        key={studio.revision}
        isChosen
        spot={{ studio, path: file.path, pointer: pointerOf(['fields', path, 'visibleWhen']) }}
        expression={{
          ...{ token: 'visibleWhen', label: 'Shown if', reads: 'Shown while {condition}', source },
          ...{ isRequired: false, isThere: source !== '', isSentence: false, isListOfLines: true },
        }}
        onCommit={(text) =>
          void studio.run(
            { command: 'show-field', form: file.name, field: path, when: text },
            `Show “${title}” by a condition`,
            { isTyped: true },
          )
        }
      />
    </FieldBar>
  );
}
