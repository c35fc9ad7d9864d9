import { useState } from 'react';
import {
  checksOf,
  type FieldCheckSeverity,
  type FieldRestriction,
  newRuleName,
} from '../../../../engine/core/authoring/field-checks.ts';
import { jsonObject } from '../../../../engine/core/json/json.ts';
import { getAtTokens, pointerOf } from '../../../../engine/core/json/pointer.ts';
import type { NamedSchemaText } from '../../../../engine/core/protocol/workbench.ts';
import { Button } from '../../../../engine/react/index.ts';
import { ConditionWithMessage } from '../../expressions/ConditionWithMessage.tsx';
import { fileValue } from '../../known-names.ts';
import { expressionText } from '../../panel.ts';
import type { StudioState } from '../../use-studio.ts';
import type { StudioAddress } from '../designer.ts';

const kinds = {
  error: { name: 'check', verb: 'Check', label: 'Refused if', reads: 'Refused while {condition}' },
  warning: { name: 'warning', verb: 'Warn about', label: 'Warned if', reads: 'A warning while {condition}' },
} as const;

export interface FieldChecksProps {
  readonly studio: StudioState;
  readonly severity: FieldCheckSeverity;
  readonly form: NamedSchemaText;
  /** Name of the entity. */
  readonly entity: string;
  readonly rules: NamedSchemaText | undefined;
  /** Path of the field, as in the form's file. */
  readonly field: string;
  readonly title: string;
  /** Title that no other field of the entity has. */
  readonly called: string;
  readonly onOpen: (address: StudioAddress) => void;
}

/** Shows the checks of a field, each condition with its message, and offers to begin another check. */
export function FieldChecks({ rules, onOpen, ...props }: FieldChecksProps) {
  const { studio, severity, entity, form, field } = props;
  const value = rules === undefined ? {} : jsonObject(fileValue(rules));
  const checks = checksOf(value, field).filter((check) => check.severity === severity);
  const newName = () => newRuleName(value, entity, field, kinds[severity].name);
  const [begun, setBegun] = useState<Begun | undefined>(() =>
    checks.length === 0 ? { id: newName() } : undefined,
  );
  const isBegun = begun !== undefined && !checks.some(({ id }) => id === begun.id);
  const shown: readonly (FieldRestriction | Begun)[] = isBegun ? [...checks, begun] : checks;
  return (
    <>
      {shown.map((check, index) => {
        const written = 'rule' in check && rules !== undefined ? { ...check, path: rules.path } : undefined;
        if (written !== undefined && written.word === undefined)
          return <OtherRule key={check.id} {...{ studio, onOpen }} {...written} />;
        const at = written === undefined ? [] : ['rules', String(written.rule), written.word ?? ''];
        return (
          <Check
            key={`${check.id} ${studio.revision}`}
            {...props}
            id={check.id}
            word={check.word}
            position={index + 1}
            message={written?.message}
            source={written === undefined ? '' : expressionText(getAtTokens(value, at))}
            // Uses the form's position until a rule exists, since the names in scope of a condition are known
            // there.
            spot={
              written === undefined
                ? { path: form.path, at: ['fields', field, 'visibleWhen'] }
                : { path: written.path, at }
            }
            onEmptied={() => setBegun({ id: check.id, word: check.word })}
          />
        );
      })}
      {!isBegun && (
        <div className="studio-actions">
          <Button look="quiet" onClick={() => setBegun({ id: newName() })}>
            {severity === 'error' ? 'Another check' : 'Another warning'}
          </Button>
        </div>
      )}
    </>
  );
}

/** Check that has no rule yet, or no longer has one; keeps the keyword of its condition. */
interface Begun extends Pick<FieldRestriction, 'id'> {
  readonly word?: FieldRestriction['word'] | undefined;
}

interface OtherRuleProps extends Pick<FieldChecksProps, 'studio' | 'onOpen'> {
  readonly path: string;
  readonly rule: number;
  readonly message: string;
}

/** Links to a rule that is more than a single condition with a message. */
function OtherRule({ studio, onOpen, path, rule, message }: OtherRuleProps) {
  return (
    <div className="studio-actions">
      <span>{messageOf(studio, message)}</span>
      <Button
        look="quiet"
        onClick={() => onOpen({ file: path, at: pointerOf(['rules', rule]), view: 'panel' })}
      >
        Open this rule
      </Button>
    </div>
  );
}

interface CheckProps extends Omit<FieldChecksProps, 'rules' | 'onOpen' | 'entity'> {
  /** Name of the rule, existing or new. */
  readonly id: string;
  readonly word: FieldRestriction['word'];
  /** Message of the rule; undefined until it is written. */
  readonly message: string | undefined;
  readonly source: string;
  readonly spot: { readonly path: string; readonly at: readonly string[] };
  readonly position: number;
  /** Called when the user has cleared the condition, with which the rule is removed. */
  readonly onEmptied: () => void;
}

function Check(props: CheckProps) {
  const {
    studio,
    severity,
    form,
    field,
    title,
    called,
    id,
    word = 'when',
    spot,
    position,
    onEmptied,
  } = props;
  const { verb, label, reads } = kinds[severity];
  const isUnless = word === 'unless';
  const step = `${verb} “${called}”${position === 1 ? '' : ` (${position})`}`;
  return (
    <ConditionWithMessage
      {...{ studio, spot, source: props.source }}
      first={`self.${field}`}
      label={isUnless ? 'Allowed if' : label}
      reads={isUnless ? 'Allowed while {condition}' : reads}
      usual={severity === 'error' ? `“${title}” cannot be so.` : `Is “${title}” right?`}
      message={props.message === undefined ? undefined : messageOf(studio, props.message)}
      onWrite={(when, message) => {
        if (when.trim() === '') onEmptied();
        void studio.run(
          { command: 'check-field', form: form.name, field, id, severity, when, word, message },
          step,
          { isTyped: true },
        );
      }}
    />
  );
}

/** Finds the text of a message, which may be the name (`@name`) of one of the product's messages. */
function messageOf({ files }: StudioState, message: string): string {
  if (!message.startsWith('@')) return message;
  const product = files.find(({ kind }) => kind === 'product');
  const known =
    product === undefined ? undefined : getAtTokens(fileValue(product), ['messages', message.slice(1)]);
  return typeof known === 'string' ? known : message;
}
