import { jsonObject } from '../../../engine/core/json/json.ts';
import type { ExchangeFormat } from '../../../engine/core/protocol/workbench.ts';

/** Content of a chosen file, with the format from which it is imported. */
export interface FormFile {
  readonly format: ExchangeFormat;
  readonly text: string;
}

/** Limit on a file in bytes; the largest published forms have some hundred kilobytes. */
const largest = 5_000_000;

/**
 * Reads a form of another system and detects the format: a workbook is an XLSForm, CSV a REDCap data dictionary, JSON a
 * FHIR Questionnaire or a JSON Schema.
 */
export async function readFormFile(file: File): Promise<FormFile | { readonly problem: string }> {
  if (file.size > largest)
    return {
      problem: `${file.name} is larger than 5 MB: take out what is no form, such as images, or split it.`,
    };
  if (/\.xlsx$/i.test(file.name)) return await readWorkbook(file);
  const text = await file.text();
  if (!/\.json$/i.test(file.name) && !/^\s*[{[]/.test(text)) return { format: 'redcap', text };
  return { format: isQuestionnaire(text) ? 'questionnaire' : 'json-schema', text };
}

function isQuestionnaire(text: string): boolean {
  try {
    const { resourceType } = jsonObject(JSON.parse(text));
    return resourceType !== undefined;
  } catch {
    return false;
  }
}

/** Reads the sheets of a workbook as JSON: rows of texts by sheet name. */
async function readWorkbook(file: File): Promise<FormFile | { readonly problem: string }> {
  const { default: sheetsOf } = await import('read-excel-file/universal');
  try {
    const sheets = await sheetsOf(file);
    const named = sheets.map(({ sheet, data }) => [sheet, data.map((row) => row.map(textOfCell))] as const);
    return { format: 'xlsform', text: JSON.stringify(Object.fromEntries(named)) };
  } catch {
    return {
      problem: `${file.name} cannot be read as a workbook: it is damaged or no .xlsx file. Open it in a spreadsheet program and save it again.`,
    };
  }
}

function textOfCell(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
}
