import { type KeyboardEvent, memo, useId, useLayoutEffect, useMemo, useRef } from 'react';
import { TextArea, TextBox } from '../../../engine/react/form/widgets/TextBox.tsx';
import type { AmountCodes } from './grid-amounts.ts';
import { gridCellText } from './grid-amounts.ts';
import type { MedicationGroup } from './group-medications.ts';
import {
  type EditedField,
  editedFields,
  isStructured,
  type Medication,
  medicationName,
} from './medications.ts';
import type { CellDraft, GridEdits } from './use-grid-edits.ts';

const titles: Readonly<Record<EditedField, string>> = {
  asTaken: 'As taken',
  morning: 'Morning',
  noon: 'Noon',
  evening: 'Evening',
  bedtime: 'Bedtime',
  asNeeded: 'As needed',
};

export interface MedicationGridProps {
  readonly groups: readonly MedicationGroup[];
  readonly codes: AmountCodes;
  readonly edits: GridEdits;
  readonly isReadOnly: boolean;
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (ids: readonly string[], isChosen: boolean) => void;
}

/** Shows medications in groups with amounts by time; arrow keys move up and down within a column. */
export function MedicationGrid(props: MedicationGridProps) {
  const actions = useRowActions(props);
  return (
    <div className="mg-scroll">
      <table className="mg-table">
        <thead>
          <tr>
            <th scope="col">
              <span className="en-visually-hidden">Choose</span>
            </th>
            <th scope="col">Medication</th>
            <th scope="col">As prescribed</th>
            {editedFields.map((field) => (
              <th key={field} scope="col">
                {titles[field]}
              </th>
            ))}
          </tr>
        </thead>
        {props.groups.map((group) => (
          <GroupBody key={group.title} group={group} actions={actions} {...props} />
        ))}
      </table>
    </div>
  );
}

/** Callbacks of rows in a stable object, so that a keystroke renders only its own row again. */
interface RowActions extends Pick<GridEdits, 'type' | 'giveUp' | 'commit'> {
  readonly choose: MedicationGridProps['onChoose'];
}

function useRowActions({ edits, onChoose }: MedicationGridProps): RowActions {
  const newest = useRef({ edits, onChoose });
  useLayoutEffect(() => {
    newest.current = { edits, onChoose };
  });
  return useMemo(
    () => ({
      type: (...cell) => newest.current.edits.type(...cell),
      giveUp: (...cell) => newest.current.edits.giveUp(...cell),
      commit: (...cell) => newest.current.edits.commit(...cell),
      choose: (...rows) => newest.current.onChoose(...rows),
    }),
    [],
  );
}

interface GroupBodyProps extends MedicationGridProps {
  readonly group: MedicationGroup;
  readonly actions: RowActions;
}

function GroupBody({ group, actions, edits, codes, isReadOnly, ...props }: GroupBodyProps) {
  const ids = group.medications.map(({ _id }) => _id);
  const isAll = ids.every((id) => props.chosen.has(id));
  return (
    <tbody>
      <tr className="mg-group">
        <td>
          <input
            type="checkbox"
            className="en-checkbox"
            aria-label={`Choose all of ${group.title}`}
            checked={isAll}
            onChange={() => props.onChoose(ids, !isAll)}
          />
        </td>
        <th scope="rowgroup" colSpan={2 + editedFields.length}>
          <bdi>{group.title}</bdi> <span className="mg-muted">({ids.length})</span>
        </th>
      </tr>
      {group.medications.map((medication) => (
        <MedicationRow
          key={medication._id}
          medication={medication}
          drafts={editedFields.map((field) => edits.draftOf(medication._id, field))}
          isChosen={props.chosen.has(medication._id)}
          {...{ actions, codes, isReadOnly }}
        />
      ))}
    </tbody>
  );
}

interface MedicationRowProps extends Pick<MedicationGridProps, 'codes' | 'isReadOnly'> {
  readonly medication: Medication;
  /** Drafts in column order. */
  readonly drafts: readonly (CellDraft | undefined)[];
  readonly isChosen: boolean;
  readonly actions: RowActions;
}

/** Row that renders again only if its own data changes, since a list of 400 medications has thousands of cells. */
const MedicationRow = memo(Row, isSameRow);

function isSameRow(before: MedicationRowProps, after: MedicationRowProps): boolean {
  return (
    before.medication === after.medication &&
    before.isChosen === after.isChosen &&
    before.isReadOnly === after.isReadOnly &&
    before.codes.units === after.codes.units &&
    before.codes.frequencies === after.codes.frequencies &&
    before.drafts.every((draft, at) => draft === after.drafts[at])
  );
}

function Row({ medication, drafts, isChosen, actions, codes, isReadOnly }: MedicationRowProps) {
  const { _id, dosageInstructions = {} } = medication;
  const name = medicationName(medication);
  const { text = '' } = dosageInstructions;
  return (
    <tr data-medication={_id}>
      <td>
        <input
          type="checkbox"
          className="en-checkbox"
          aria-label={`Choose ${name}`}
          checked={isChosen}
          onChange={({ target }) => actions.choose([_id], target.checked)}
        />
      </td>
      <th scope="row" className="mg-name">
        <bdi>{name}</bdi>
      </th>
      <td className="mg-prescribed">
        <span className="mg-cell-title">As prescribed</span>
        <bdi className="mg-directions">{text === '' ? 'No directions recorded' : text}</bdi>
        {text !== '' && !isStructured(dosageInstructions) && (
          <span className="en-badge en-badge-warning">Not structured</span>
        )}
      </td>
      {editedFields.map((field, at) => (
        <EditedCell key={field} draft={drafts[at]} {...{ medication, field, actions, codes, isReadOnly }} />
      ))}
    </tr>
  );
}

interface EditedCellProps
  extends Pick<MedicationRowProps, 'medication' | 'codes' | 'actions' | 'isReadOnly'> {
  readonly field: EditedField;
  readonly draft: CellDraft | undefined;
}

function EditedCell({ medication, field, draft, codes, actions, isReadOnly }: EditedCellProps) {
  const { _id } = medication;
  const stored = gridCellText(medication, field, codes);
  const problemId = useId();
  const problem = problemOf(draft, stored);
  const box = {
    className: 'en-input',
    dir: 'auto',
    'data-field': field,
    'aria-label': `${titles[field]}, ${medicationName(medication)}`,
    'aria-invalid': problem === undefined ? undefined : true,
    'aria-describedby': problem === undefined ? undefined : problemId,
    'data-hint': problem,
    'data-answers-escape': draft && '',
    // Lets the style sheet select empty boxes by `:placeholder-shown`.
    placeholder: ' ',
    readOnly: isReadOnly,
    value: draft?.text ?? stored,
    onText: (text: string) => actions.type(_id, field, text),
    onBlur: () => void (problem === undefined && actions.commit(medication, field)),
    onKeyDown: (event: KeyboardEvent<Box>) => onKey(event, { medication, field, draft, actions }),
  };
  return (
    <td className={field === 'asTaken' ? 'mg-taken' : 'mg-amount'}>
      <span className="mg-cell-title">{titles[field]}</span>
      {/* Shows directions taken otherwise as a whole, since they are a sentence. */}
      {field === 'asTaken' ? (
        <TextArea {...box} rows={1} maxLength={1000} />
      ) : (
        <TextBox {...box} maxLength={60} />
      )}
      {draft?.isSaving === true && <span className="mg-muted">Saving…</span>}
      {problem !== undefined && (
        <span id={problemId} className="en-visually-hidden">
          {problem}
        </span>
      )}
    </td>
  );
}

function problemOf(draft: CellDraft | undefined, stored: string): string | undefined {
  const { problem } = draft ?? {};
  if (problem === undefined || problem.startsWith('Enter')) return problem;
  return `${problem} Stored: ${stored === '' ? 'nothing' : stored}.`;
}

type Box = HTMLInputElement | HTMLTextAreaElement;
type Cell = Pick<EditedCellProps, 'medication' | 'field' | 'draft' | 'actions'>;

function onKey(event: KeyboardEvent<Box>, { medication, field, draft, actions }: Cell): void {
  if (event.nativeEvent.isComposing) return;
  if (event.key === 'Enter') {
    event.preventDefault();
    void actions.commit(medication, field);
    moveFocus(event.currentTarget, 1);
  }
  if (event.key === 'Escape' && draft !== undefined) {
    event.stopPropagation();
    actions.giveUp(medication._id, field);
  }
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault();
    moveFocus(event.currentTarget, event.key === 'ArrowDown' ? 1 : -1);
  }
}

/** Moves the focus to the same column's cell in the next or previous row. */
function moveFocus(from: Box, by: 1 | -1): void {
  const column = [...(from.closest('table')?.querySelectorAll<Box>('[data-field]') ?? [])].filter(
    ({ dataset }) => dataset['field'] === from.dataset['field'],
  );
  const next = column[column.indexOf(from) + by];
  next?.focus();
  next?.select();
}
