import { useId, useState } from 'react';
import { jsonObject } from '../../../../engine/core/json/json.ts';
import { getAtTokens, pointerOf } from '../../../../engine/core/json/pointer.ts';
import { stringOrEmpty } from '../../../../engine/core/json/string-values.ts';
import type { AccessCell, AccessMatrix, StudioCommand } from '../../../../engine/core/protocol/workbench.ts';
import { tidyText } from '../../../../engine/core/text/clean-text.ts';
import { TextBox } from '../../../../engine/react/form/widgets/TextBox.tsx';
import {
  AsyncButton,
  Dialog,
  FailureNote,
  LeaveButton,
  useDraftState,
} from '../../../../engine/react/index.ts';
import { useCall } from '../../../../screens/calls.ts';
import { ExpressionField } from '../../expressions/ExpressionField.tsx';
import { fileValue } from '../../known-names.ts';
import { type StudioState, sentTexts } from '../../use-studio.ts';
import { filesOfRule } from './files-of-rule.ts';
import { GainsAndLosses } from './GainsAndLosses.tsx';

export interface RightDialogProps {
  readonly studio: StudioState;
  readonly role: AccessMatrix['roles'][number];
  readonly rule: AccessMatrix['rules'][number];
  readonly cell: AccessCell;
  readonly onClose: () => void;
}

type May = 'yes' | 'no' | 'sometimes';

const choices = [
  { may: 'yes', title: 'Yes' },
  { may: 'sometimes', title: 'Only if …' },
  { may: 'no', title: 'No' },
] as const;

/** Changes what one role may do by a rule, with who gains and who loses by it before it is kept. */
export function RightDialog({ studio, role, rule, cell, onClose }: RightDialogProps) {
  const id = useId();
  const now: May = cell.is === 'yes' || cell.is === 'no' ? cell.is : 'sometimes';
  const file = studio.files.find(
    (each) => each.kind === 'access' && getAtTokens(fileValue(each), ['rules', rule.name]) !== undefined,
  );
  const written = file === undefined ? undefined : getAtTokens(fileValue(file), ['rules', rule.name]);
  const former = stringOrEmpty(jsonObject(written)['needs']);
  const [may, setMay] = useState<May>(now);
  const [when, setWhen] = useState(now === 'sometimes' ? cell.is : '');
  const [needs, setNeeds, draft] = useDraftState<string>(`studio.right.${rule.name}.${role.name}`, former);
  const right = { rule: rule.name, role: role.name, may, ...(may === 'sometimes' && { when }) };
  const isChanged = may !== now || (may === 'sometimes' && when !== cell.is);
  const isWhole = isChanged && (may !== 'sometimes' || when.trim() !== '');
  const effect = useCall('studio.rights', {
    body: { draft: sentTexts(studio.draft), ...right },
    isEnabled: isWhole,
  });
  const named = filesOfRule(studio.files, rule.name);
  const reworded = tidyText(needs);
  const isReworded = reworded !== '' && reworded !== former;
  const canKeep = isChanged ? isWhole && effect.data !== undefined : isReworded;
  function command(): StudioCommand {
    if (isChanged || file === undefined)
      return { command: 'change-right', ...right, ...(isReworded && { needs: reworded }) };
    const path = pointerOf(['rules', rule.name, 'needs']);
    return { command: 'edit', path: file.path, steps: [{ op: 'add', path, value: reworded }] };
  }
  /** Closes the dialog once the change is in the draft, since a refusal must not lose what was typed. */
  async function keep(): Promise<boolean> {
    const isKept = await studio.correct(command(), `Who may “${rule.title}”: ${role.title}`);
    if (isKept) {
      draft.forget();
      onClose();
    }
    return isKept;
  }
  return (
    <Dialog
      title={`${role.title}: ${rule.title}`}
      onClose={onClose}
      draft={draft}
      footer={
        <div className="en-dialog-buttons">
          <LeaveButton>Leave it as it is</LeaveButton>
          <AsyncButton disabled={!canKeep} onClick={keep}>
            Change it
          </AsyncButton>
        </div>
      }
    >
      <div role="radiogroup" aria-label="May they?" className="studio-clause-choices">
        {choices.map((choice) => (
          <label key={choice.may} className="en-choice">
            <input
              type="radio"
              className="en-checkbox"
              name={id}
              checked={may === choice.may}
              onChange={() => setMay(choice.may)}
            />
            {choice.title}
          </label>
        ))}
      </div>
      {may === 'sometimes' && file !== undefined && (
        <ExpressionField
          isChosen
          spot={{ studio, path: file.path, pointer: pointerOf(['rules', rule.name, 'when']) }}
          expression={{
            ...{ token: 'when', label: 'Only if', reads: 'Only while {condition}' },
            ...{ source: when, isThere: when !== '' },
            ...{ isRequired: true, isSentence: false, isListOfLines: false },
          }}
          onCommit={setWhen}
        />
      )}
      <div className="en-field">
        <label className="en-label" htmlFor={id}>
          What somebody reads who may not: “It needs …”
        </label>
        <TextBox id={id} className="en-input" maxLength={1000} value={needs} onText={setNeeds} />
      </div>
      {isWhole &&
        (effect.error === null ? (
          <GainsAndLosses effect={effect.data} />
        ) : (
          <FailureNote text={effect.error.message} />
        ))}
      <p className="en-help">
        {named.length === 0
          ? 'No file asks this rule yet.'
          : `The same rule decides in: ${named.slice(0, mostNamed).join(', ')}${named.length > mostNamed ? ` and ${named.length - mostNamed} more` : ''}.`}
      </p>
    </Dialog>
  );
}

const mostNamed = 8;
