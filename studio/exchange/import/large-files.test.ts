import { describe, expect, it } from 'vitest';
import { libraryTexts } from '../../../engine/compiler/library.fixture.ts';
import type { ExchangeFormat } from '../../../engine/core/protocol/workbench.ts';
import { toCsv } from '../../../engine/core/text/csv.ts';
import { CommandError } from '../../workbench/commands/command-error.ts';
import { runCommand } from '../../workbench/commands/run-command.ts';
import { importQuestionnaire } from './read-questionnaire.ts';
import { readRedcap } from './read-redcap.ts';
import { readXlsform } from './read-xlsform.ts';

const many = 30_000;

/** Maximum milliseconds for the import of a file of some megabytes on a busy machine. */
const budget = 40_000;

function rows<Value>(of: (index: number) => Value): readonly Value[] {
  return Array.from({ length: many }, (_, index) => of(index));
}

const head = [
  'Variable / Field Name',
  'Form Name',
  'Field Type',
  'Field Label',
  'Choices, Calculations, OR Slider Labels',
];

const large = {
  'calculations in one circle': () =>
    readRedcap(toCsv([head, ...rows((at) => [`v${at}`, 'f', 'calc', 'V', `[v${(at + 1) % many}] + 1`])])),
  'calculations in one line': () =>
    readRedcap(toCsv([head, ...rows((at) => [`v${at}`, 'f', 'calc', 'V', `[v${at + 1}] + 1`])])),
  'lists of choices': () =>
    readRedcap(toCsv([head, ...rows((at) => [`v${at}`, 'f', 'radio', 'V', `1, A${at} | 2, B`])])),
  'choices of a workbook': () =>
    readXlsform(
      JSON.stringify({
        survey: [['type', 'name', 'label'], ...rows((at) => [`select_one l${at}`, `v${at}`, 'V'])],
        choices: [['list_name', 'name', 'label'], ...rows((at) => [`l${at}`, 'a', 'A'])],
      }),
    ),
  'items of a Questionnaire': () =>
    importQuestionnaire(
      JSON.stringify({
        resourceType: 'Questionnaire',
        item: rows((at) => ({ linkId: `v${at}`, type: 'choice', answerOption: [{ valueString: `a${at}` }] })),
      }),
    ),
};

describe('a large file', () => {
  it.each(Object.entries(large))(
    'is read in its time: %s',
    (_what, read) => {
      const begun = performance.now();
      expect(read().rows).toHaveLength(many);
      expect(performance.now() - begun).toBeLessThan(budget);
    },
    3 * budget,
  );
});

const depth = 3_000;
const nested: Readonly<Record<string, readonly [ExchangeFormat, string]>> = {
  Questionnaire: [
    'questionnaire',
    `{"resourceType":"Questionnaire","item":${'[{"linkId":"","type":"group","item":'.repeat(depth)}[]${'}]'.repeat(depth)}}`,
  ],
  XLSForm: [
    'xlsform',
    JSON.stringify({
      survey: [
        ['type', 'name'],
        ...Array.from({ length: depth }, (_, at) => ['begin_group', `g${at}`]),
        ['text', 'a'],
        ...Array.from({ length: depth }, () => ['end_group', '']),
      ],
    }),
  ],
};

it.each(Object.entries(nested))(
  '3,000 groups within one another are refused with a sentence: %s',
  (_name, [format, text]) => {
    const run = () => runCommand(libraryTexts, { command: 'import', format, text, name: 'visit' });
    expect(run).toThrow(CommandError);
    expect(run).toThrow('The file has more than 20 groups within one another.');
  },
);
