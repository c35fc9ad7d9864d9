import { useState } from 'react';
import type { AccessCell, AccessMatrix } from '../../../../engine/core/protocol/workbench.ts';
import type { StudioState } from '../../use-studio.ts';
import { type Effect, effectOf } from './effect.ts';
import { RightDialog } from './RightDialog.tsx';

export interface RightsRow {
  readonly key: string;
  readonly rule: AccessMatrix['rules'][number];
  /** Subject of the right; by default, that of its rule. */
  readonly title?: string;
  /** Second line of the heading. */
  readonly about: string;
  readonly onOpen?: () => void;
}

export interface RightsTableProps {
  readonly studio: StudioState;
  readonly roles: AccessMatrix['roles'];
  readonly rows: readonly RightsRow[];
}

/** Shows what each role may do, with a row for each right; who may change the product presses a cell to change it. */
export function RightsTable({ studio, roles, rows }: RightsTableProps) {
  const [pressed, setPressed] = useState<{ readonly row: RightsRow; readonly index: number }>();
  const role = pressed === undefined ? undefined : roles[pressed.index];
  return (
    <div className="studio-grid-frame" data-fills="true">
      <table className="studio-grid" data-wide="true">
        <thead>
          <tr>
            <th scope="col">What</th>
            {roles.map(({ name, title }) => (
              <th key={name} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">
                {row.onOpen === undefined ? (
                  titleOf(row)
                ) : (
                  <button type="button" className="studio-crumb" onClick={row.onOpen}>
                    {titleOf(row)}
                  </button>
                )}
                <div className="studio-kind">{row.about}</div>
              </th>
              {row.rule.cells.map((cell, index) => (
                <td key={roles[index]?.name} data-effect={effectOf(cell)}>
                  <Answer
                    cell={cell}
                    label={`${titleOf(row)}, ${roles[index]?.title}`}
                    onPress={studio.mayEdit ? () => setPressed({ row, index }) : undefined}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {pressed !== undefined && role !== undefined && (
        <RightDialog
          {...{ studio, role, rule: pressed.row.rule }}
          cell={pressed.row.rule.cells[pressed.index] ?? { is: 'no' }}
          onClose={() => setPressed(undefined)}
        />
      )}
    </div>
  );
}

function titleOf({ title, rule }: RightsRow): string {
  return title ?? rule.title;
}

const words: Readonly<Record<Effect, string>> = {
  gains: 'Gains',
  loses: 'Loses',
  changes: 'Changes',
  none: '',
};

interface AnswerProps {
  readonly cell: AccessCell;
  /** Names the right and the role for screen readers, before what the cell says. */
  readonly label: string;
  readonly onPress: (() => void) | undefined;
}

function Answer({ cell, label, onPress }: AnswerProps) {
  const effect = effectOf(cell);
  const said = cell.isSaid ?? cell.is;
  return (
    <>
      {effect !== 'none' && <strong>{words[effect]}: </strong>}
      {onPress === undefined ? (
        said
      ) : (
        <button type="button" className="studio-crumb" aria-label={`${label}: ${said}`} onClick={onPress}>
          {said}
        </button>
      )}
      <Expression text={cell.is} said={cell.isSaid} />
      {cell.was !== undefined && <div className="studio-kind">before: {cell.wasSaid ?? cell.was}</div>}
    </>
  );
}

/** Shows the expression of a condition that is said in words. */
function Expression({ text, said }: { readonly text: string; readonly said: string | undefined }) {
  if (said === undefined || said === text) return null;
  return (
    <details className="studio-kind">
      <summary>As an expression</summary>
      <code className="studio-code">{text}</code>
    </details>
  );
}
