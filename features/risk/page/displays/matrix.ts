import { stringOrEmpty } from '../../../../engine/core/json/string-values.ts';
import type { CodeEntry } from '../../../../engine/core/product/value-set.ts';
import { type MedicationShare, points } from './regimen-risk.ts';

/** Value sets of the columns and of the meanings of their cells. */
export interface MatrixSets {
  readonly parts: readonly CodeEntry[];
  readonly routes: readonly CodeEntry[];
  readonly roles: readonly CodeEntry[];
  readonly times: readonly CodeEntry[];
}

export interface MatrixCell {
  readonly text: string;
  /** Meaning of the cell, as a phrase. */
  readonly description: string;
  /** Shade, 1 to 4; empty for none. */
  readonly shade: string;
  /** Sort key of the row, greatest first. */
  readonly weight: number;
}

export interface MatrixColumn {
  readonly id: string;
  readonly title: string;
  readonly kind: 'part' | 'route' | 'time';
  readonly cell: (medication: MedicationShare) => MatrixCell;
}

const nothing: MatrixCell = { text: '', description: '', shade: '', weight: 0 };

export function matrixColumns({ parts, routes, roles, times }: MatrixSets): readonly MatrixColumn[] {
  const roleOf = new Map(roles.map((role, index) => [role.code, { role, weight: index + 1 }]));
  return [
    ...parts.map(
      ({ code, display }): MatrixColumn => ({
        ...{ id: `part ${code}`, title: display, kind: 'part' },
        cell: ({ shares }) => pointCell(shares[code] ?? 0),
      }),
    ),
    ...routes.map(
      ({ code, display }): MatrixColumn => ({
        ...{ id: `route ${code}`, title: display, kind: 'route' },
        cell: (medication) => {
          const found = roleOf.get(medication.routes[code] ?? '');
          if (found === undefined) return nothing;
          const { role, weight } = found;
          return {
            text: stringOrEmpty(role['sign']),
            description: role.display,
            shade: stringOrEmpty(role['shade']),
            weight,
          };
        },
      }),
    ),
    ...times.map(
      ({ code, display }): MatrixColumn => ({
        ...{ id: `time ${code}`, title: display, kind: 'time' },
        cell: (medication) =>
          medication.times.includes(code)
            ? { text: '●', description: display, shade: '', weight: 1 }
            : nothing,
      }),
    ),
  ];
}

function pointCell(value: number): MatrixCell {
  if (value === 0) return nothing;
  const text = points(value);
  return { text, description: text, shade: String(Math.min(4, Math.ceil(value))), weight: value };
}

/** Sorts by name, or by a column with its greatest value first; equal values by name. */
export function sortedMatrixRows(
  medications: readonly MedicationShare[],
  column: MatrixColumn | undefined,
): readonly MedicationShare[] {
  if (column === undefined) return medications;
  return medications.toSorted((a, b) => column.cell(b).weight - column.cell(a).weight);
}

/**
 * Computes the footer of a column: the sum of a part, the competition on a route, or the number of medications at a
 * time.
 */
export function footOf(
  column: MatrixColumn,
  medications: readonly MedicationShare[],
): { readonly text: string; readonly description: string } {
  const cells = medications.map((medication) => column.cell(medication)).filter(({ weight }) => weight > 0);
  const sum = cells.reduce((total, { weight }) => total + weight, 0);
  if (column.kind !== 'route') return { text: cells.length === 0 ? '' : points(sum), description: '' };
  // Excludes medications that induce a route, which have no shade, since they do not compete for it.
  const competing = new Set(cells.filter(({ shade }) => shade !== '').map(({ weight }) => weight));
  return competing.size > 1
    ? { text: '⚠ Competition', description: 'The medication with the weaker affinity is held up.' }
    : { text: '', description: '' };
}
