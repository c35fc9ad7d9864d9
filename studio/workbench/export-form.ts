import type {
  ExchangedRow,
  ExchangeFormat,
  ExportedFile,
  ExportQuestion,
} from '../../engine/core/protocol/workbench.ts';
import type { ExportableForm } from '../exchange/export/exported-form.ts';
import { exportedForm, type FormToExport } from '../exchange/export/read-form.ts';
import { workbookOf } from '../exchange/export/workbook.ts';
import { writeJsonSchema } from '../exchange/export/write-json-schema.ts';
import { writeQuestionnaire } from '../exchange/export/write-questionnaire.ts';
import { writeRedcap } from '../exchange/export/write-redcap.ts';
import { writeXlsform } from '../exchange/export/write-xlsform.ts';
import { CommandError } from './commands/command-error.ts';
import { type FileTexts, fileOf } from './commands/schema-files.ts';
import { type CheckedTexts, checkTexts } from './rename/follow-diagnostics.ts';

/** Exports a form in another system's format. Throws `CommandError` for a missing form. */
export function exportForm(texts: FileTexts, question: ExportQuestion): ExportedFile {
  return exportChecked(texts, checkTexts(texts), question);
}

/** Exports a form from checked texts. */
export function exportChecked(
  texts: FileTexts,
  { sources, plan }: Pick<CheckedTexts, 'sources' | 'plan'>,
  { entity, form, format }: ExportQuestion,
): ExportedFile {
  fileOf('schema', entity, texts);
  const known = plan.entities.get(entity);
  if (known === undefined)
    throw new CommandError(`"${entity}" has errors, so it cannot be exported. Correct them first.`);
  if (format === 'json-schema') {
    const { schema, rows } = writeJsonSchema(known, sources);
    return {
      fileName: `${entity}.schema.json`,
      mediaType: 'application/schema+json',
      content: jsonBytes(schema),
      rows,
    };
  }
  const file = form === undefined ? undefined : formFile(texts, sources, { entity, form });
  const read = exportedForm({ sources, entity: known, ...(file !== undefined && { form: file }) });
  if (read.nodes.length === 0)
    throw new CommandError(`"${form ?? entity}" has no fields that could be exported.`);
  return writers[format](read);
}

function formFile(
  texts: FileTexts,
  sources: FormToExport['sources'],
  { entity, form }: { readonly entity: string; readonly form: string },
): FormToExport['form'] {
  fileOf('form', form, texts);
  const file = sources.of('form').get(form)?.value;
  if (file === undefined)
    throw new CommandError(`The form "${form}" has errors, so it cannot be exported. Correct them first.`);
  if (file.entity !== entity)
    throw new CommandError(`"${form}" is a form of "${file.entity}", not of "${entity}": choose another.`);
  return { name: form, file };
}

const writers: Readonly<
  Record<Exclude<ExchangeFormat, 'json-schema'>, (form: ExportableForm) => ExportedFile>
> = {
  questionnaire(form) {
    const { questionnaire, rows } = writeQuestionnaire(form);
    return {
      fileName: `${form.name}.questionnaire.json`,
      mediaType: 'application/fhir+json',
      content: jsonBytes(questionnaire),
      rows: withForm(form, rows),
    };
  },
  xlsform(form) {
    const { sheets, rows } = writeXlsform(form);
    return {
      fileName: `${form.name}.xlsx`,
      mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      content: workbookOf(sheets),
      rows: withForm(form, rows),
    };
  },
  redcap(form) {
    const { csv, rows } = writeRedcap(form);
    const content = new TextEncoder().encode(csv);
    return { fileName: `${form.name}.csv`, mediaType: 'text/csv', content, rows: withForm(form, rows) };
  },
};

/** Adds a first row for the form as a whole, if parts of it are left out. */
function withForm(
  { name, title, left }: ExportableForm,
  rows: readonly ExchangedRow[],
): readonly ExchangedRow[] {
  return left.length === 0 ? rows : [{ source: name, title, kind: 'form', left }, ...rows];
}

function jsonBytes(value: object): Uint8Array {
  return new TextEncoder().encode(`${JSON.stringify(value, null, 2)}\n`);
}
