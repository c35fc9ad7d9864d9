import { strToU8, zipSync } from 'fflate';
import type { Sheets } from './write-xlsform.ts';

/**
 * Creates an Office Open XML workbook (.xlsx) of texts, with only those parts that spreadsheet programs need.
 */
export function workbookOf(sheets: Sheets): Uint8Array {
  const names = Object.keys(sheets);
  const parts: Readonly<Record<string, string>> = {
    '[Content_Types].xml': contentTypes(names),
    '_rels/.rels': relationships([{ kind: 'officeDocument', target: 'xl/workbook.xml' }]),
    'xl/workbook.xml': workbook(names),
    'xl/_rels/workbook.xml.rels': relationships(
      names.map((_, index) => ({ kind: 'worksheet', target: `worksheets/sheet${index + 1}.xml` })),
    ),
    ...Object.fromEntries(
      Object.values(sheets).map((rows, index) => [`xl/worksheets/sheet${index + 1}.xml`, worksheet(rows)]),
    ),
  };
  // Fixes the date, so that equal sheets yield equal bytes.
  const mtime = '1980-01-01T00:00:00';
  return zipSync(
    Object.fromEntries(Object.entries(parts).map(([path, xml]) => [path, [strToU8(xml), { mtime }]])),
  );
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const formats = 'http://schemas.openxmlformats.org';
const spreadsheet = `${formats}/spreadsheetml/2006/main`;
const office = `${formats}/officeDocument/2006/relationships`;
const mime = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

function contentTypes(names: readonly string[]): string {
  const sheets = names.map(
    (_, index) =>
      `<Override PartName="/xl/worksheets/sheet${index + 1}.xml" ContentType="${mime}.worksheet+xml"/>`,
  );
  return `${head}<Types xmlns="${formats}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${mime}.sheet.main+xml"/>${sheets.join('')}</Types>`;
}

function relationships(all: readonly { readonly kind: string; readonly target: string }[]): string {
  const each = all.map(
    ({ kind, target }, index) =>
      `<Relationship Id="rId${index + 1}" Type="${office}/${kind}" Target="${target}"/>`,
  );
  return `${head}<Relationships xmlns="${formats}/package/2006/relationships">${each.join('')}</Relationships>`;
}

function workbook(names: readonly string[]): string {
  const sheets = names.map(
    (name, index) => `<sheet name="${escaped(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  return `${head}<workbook xmlns="${spreadsheet}" xmlns:r="${office}"><sheets>${sheets.join('')}</sheets></workbook>`;
}

function worksheet(rows: readonly (readonly string[])[]): string {
  const lines = rows.map(
    (row, index) => `<row r="${index + 1}">${row.map((text, at) => cell(text, at, index)).join('')}</row>`,
  );
  return `${head}<worksheet xmlns="${spreadsheet}"><sheetData>${lines.join('')}</sheetData></worksheet>`;
}

function cell(text: string, column: number, row: number): string {
  if (text === '') return '';
  return `<c r="${letters(column)}${row + 1}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
}

/** Names a column: `A`, …, `Z`, `AA`. */
function letters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : letters(Math.floor(column / 26) - 1) + last;
}

/** Escapes a text, without control characters, which XML forbids. */
function escaped(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
