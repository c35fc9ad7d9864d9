import { useState } from 'react';
import { Button } from '../../../../engine/react/index.ts';
import { footOf, type MatrixColumn, type MatrixSets, matrixColumns, sortedMatrixRows } from './matrix.ts';
import type { MedicationShare } from './regimen-risk.ts';

export interface RiskMatrixProps {
  readonly medications: readonly MedicationShare[];
  readonly sets: MatrixSets;
  readonly chosen: string | undefined;
  readonly onChoose: (medication: string) => void;
}

/** Shows medications as rows, with their contributions, metabolic routes and times as columns. */
export function RiskMatrix({ medications, sets, chosen, onChoose }: RiskMatrixProps) {
  const [sorting, setSorting] = useState<string>();
  const columns = matrixColumns(sets);
  const rows = sortedMatrixRows(
    medications,
    columns.find(({ id }) => id === sorting),
  );
  if (medications.length === 0) return <p className="risk-none">No medications</p>;
  return (
    <div className="risk-matrix">
      <table>
        <caption>Matrix</caption>
        <thead>
          <tr>
            <th scope="col" aria-sort={sorting === undefined ? 'ascending' : undefined}>
              <Button look="quiet" onClick={() => setSorting(undefined)}>
                Medication
              </Button>
            </th>
            {columns.map((column) => (
              <th key={column.id} scope="col" aria-sort={sorting === column.id ? 'descending' : undefined}>
                <Button look="quiet" onClick={() => setSorting(column.id)}>
                  {column.title}
                </Button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((medication) => (
            <tr key={medication.id} className={medication.id === chosen ? 'risk-chosen' : undefined}>
              <th scope="row">
                <Button
                  look="quiet"
                  aria-pressed={medication.id === chosen}
                  onClick={() => onChoose(medication.id)}
                >
                  {`${medication.mark} ${medication.name}`}
                </Button>
                {medication.isUnknown && <span className="risk-adds"> not assessed</span>}
              </th>
              {columns.map((column) => (
                <Cell key={column.id} column={column} medication={medication} />
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Sum</th>
            {columns.map((column) => {
              const { text, description } = footOf(column, medications);
              return (
                <td key={column.id} title={description}>
                  {text}
                </td>
              );
            })}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function Cell({
  column,
  medication,
}: {
  readonly column: MatrixColumn;
  readonly medication: MedicationShare;
}) {
  const { text, description, shade } = column.cell(medication);
  return (
    <td className={shade === '' ? undefined : `risk-shade-${shade}`} title={description}>
      {text}
      {description !== text && description !== '' && (
        <span className="en-visually-hidden">{` ${description}`}</span>
      )}
    </td>
  );
}
