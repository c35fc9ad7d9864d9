import { pathToPointer } from '../../../core/json/pointer.ts';
import type { FormField } from '../../../core/product/form.ts';
import type { ExpressionContext } from '../../expressions/environment.ts';
import type { ExpressionType } from '../../expressions/types.ts';
import type { FieldFile } from '../../files/form.ts';
import type { Planned } from '../../plan/planned.ts';
import { reportUnknown } from '../../report-unknown.ts';
import { compileInForm, type FormLocation } from './form-location.ts';

/** Lists the paths of the columns in which a list of rows is edited. */
export function editedColumns(path: string, { form }: FormLocation): readonly string[] {
  return form.fields?.[path]?.rows?.columns.map((column) => `${path}.*.${column}`) ?? [];
}

/** Plans the editing of a list as a table of rows. */
export function planFieldRows(
  path: string,
  rows: FieldFile['rows'],
  location: FormLocation,
): Planned<FormField>['rows'] {
  if (rows === undefined) return undefined;
  const { entity, file, plans } = location;
  const known = Object.keys(entity.schemas.get(`${pathToPointer(path)}/*`)?.properties ?? {});
  for (const [index, column] of rows.columns.entries()) {
    if (known.includes(column)) continue;
    const message = `"${column}" is not a field of the rows of "${path}".`;
    const at = ['fields', path, 'rows', 'columns', index];
    reportUnknown(plans.diagnostics, file, { message, name: column, known, at });
  }
  const most = compileInForm({
    source: rows.most,
    at: ['fields', path, 'rows', 'most'],
    location,
    wants: 'double',
  });
  const listedAs = compileInForm({
    source: rows.listedAs,
    at: ['fields', path, 'rows', 'listedAs'],
    location,
    context: contextInRow(`${path}.*.`, location.context),
    wants: 'string',
  });
  if (listedAs !== undefined && rows.panels === true)
    plans.diagnostics.report(file, {
      code: 'form/rows-shown-twice',
      message: `The rows of "${path}" would be a list and panels at once.`,
      help: 'Take out "panels": the chosen row of a list is edited in a panel.',
      fix: { remove: ['fields', path, 'rows', 'panels'] },
      at: ['fields', path, 'rows', 'panels'],
    });
  return { ...rows, least: rows.least ?? 0, most, listedAs };
}

/** Builds the context in a field of a row, where `self` is the row and `root` the form's record. */
export function contextInRow(path: string, context: ExpressionContext): ExpressionContext {
  const end = path.lastIndexOf('.*.');
  if (end < 0) return context;
  const known = contexts.get(context)?.get(path);
  if (known !== undefined) return known;
  const { self } = context;
  const row = path
    .slice(0, end + 2)
    .split('.')
    .reduce<ExpressionType | undefined>(step, self);
  const { old: _old, ...rest } = context;
  const inRow = row === undefined ? context : { ...rest, self: row, ...(self && { root: self }) };
  contexts.set(context, (contexts.get(context) ?? new Map()).set(path, inRow));
  return inRow;
}

function step(type: ExpressionType | undefined, name: string): ExpressionType | undefined {
  if (name === '*') return type?.is === 'list' || type?.is === 'map' ? type.of : undefined;
  return type?.is === 'object' ? type.fields[name] : undefined;
}

const contexts = new WeakMap<ExpressionContext, Map<string, ExpressionContext>>();
