import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import type { Becomes, Keywords } from './keywords.ts';
import { questionnaireKeywords } from './questionnaire-keywords.ts';
import { redcapKeywords } from './redcap-keywords.ts';
import { xlsformKeywords } from './xlsform-keywords.ts';

const page = resolve(import.meta.dirname, '../../../../docs/analyst/imported-forms.md');

const formats: readonly (readonly [string, Keywords])[] = [
  ['A data dictionary of REDCap', redcapKeywords],
  ['An XLSForm', xlsformKeywords],
  ['A FHIR Questionnaire', questionnaireKeywords],
];

const intro = `# Imported forms

What becomes of each word of a form that is imported ([the Studio](studio.md), *New*, *Import a form*). What is changed or left out is listed with its row before anything is added; so is a word that is in no table.

In all formats: a condition or calculation is taken where it means exactly the same here, for every answer and for none, and is otherwise left out and listed with its text. What a condition hides is emptied, as it is there. Calculations that go in a circle are left out. A name that two fields have is refused, or no condition that names it is taken. A file may have 5 MB and 20 groups within one another.
`;

/** Page of the guide with its tables; keywords with the same outcome share a row. */
function guidePage(): string {
  return [intro, ...formats.map(([title, words]) => `## ${title}\n\n${tablesOf(words)}`)].join('\n');
}

function tablesOf(words: Keywords): string {
  return Object.entries(words)
    .map(([part, own]) => `| ${part} | here | |\n|---|---|---|\n${rowsOf(own).join('\n')}\n`)
    .join('\n');
}

function rowsOf(own: Readonly<Record<string, Becomes>>): readonly string[] {
  const groups = Map.groupBy(Object.entries(own), ([, becomes]) => becomes.join(': '));
  return [...groups.values()].map((group) => {
    const [outcome = '', as = ''] = group[0]?.[1] ?? [];
    return `| ${group.map(([word]) => `\`${word}\``).join(', ')} | ${outcome} | ${as} |`;
  });
}

it('is the guide of what becomes of each word (vitest run with -u behind the file writes it)', async () => {
  await expect(guidePage()).toMatchFileSnapshot(page);
});
