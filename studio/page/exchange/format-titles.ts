import type { ExchangeFormat } from '../../../engine/core/protocol/workbench.ts';

/** Titles of the formats of other systems. */
export const formatTitles: Readonly<Record<ExchangeFormat, string>> = {
  questionnaire: 'FHIR Questionnaire',
  redcap: 'REDCap data dictionary',
  xlsform: 'XLSForm',
  'json-schema': 'JSON Schema',
};

export function countOf(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`;
}
