import type { CodeSystem, CodeSystemLine } from './code-system.ts';

/**
 * Order file of ICD-10-CM (CDC/NCHS and CMS), fixed width, columns from 1: order number 1–5, code without dot 7–13, 1
 * billable or 0 heading 15, short description 17–76, long from 78.
 */
export const icd10cm: CodeSystem = {
  name: 'icd10cm',
  title: 'ICD-10-CM',
  file: 'icd10cm_order_<year>.txt',
  source: 'https://www.cms.gov/medicare/coding-billing/icd-10-codes',
  encoding: 'utf-8',
  catalogues: ['conditions'],
  createReader: () => readLine,
};

const layout = /^\d{5} ([A-Z][0-9][0-9A-Z]{1,5}) *$/;

function readLine(line: string): CodeSystemLine {
  const [, code] = layout.exec(line.slice(0, 13)) ?? [];
  const flag = line[14];
  if (code === undefined || line[13] !== ' ')
    return bad('no order number and code stand in columns 1 to 13', 'take the order file, not another one');
  if (flag !== '0' && flag !== '1')
    return bad('column 15 holds neither 0 nor 1', 'take the line from the official file again');
  const display = line.slice(77).trim();
  if (display === '')
    return bad('no description stands from column 78 on', 'take the line from the official file again');
  const concept = { code: withDot(code), display, details: { isBillable: flag === '1' } };
  return { kind: 'concept', catalogue: 'conditions', concept };
}

function withDot(code: string): string {
  return code.length > 3 ? `${code.slice(0, 3)}.${code.slice(3)}` : code;
}

function bad(what: string, help: string): CodeSystemLine {
  return { kind: 'bad', what, help };
}
