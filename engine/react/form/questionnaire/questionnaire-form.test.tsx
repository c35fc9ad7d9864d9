import { readFileSync } from 'node:fs';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { type JsonObject, jsonObject } from '../../../core/json/json.ts';
import {
  omissionsOfQuestionnaire,
  QuestionnaireForm,
  type QuestionnaireFormProps,
  type QuestionnaireResponse,
} from '../../questionnaire-form.ts';
import { seriousFindings } from '../../testing/axe.ts';

afterEach(cleanup);

function fixture(name: string): JsonObject {
  const file = `tests/fixtures/questionnaires/${name}.questionnaire.json`;
  return jsonObject(JSON.parse(readFileSync(file, 'utf8')));
}

const everyType = fixture('every-type');
const conditions = fixture('conditions');

interface Heard {
  readonly changes: QuestionnaireResponse[];
  readonly submitted: QuestionnaireResponse[];
  readonly wrong: string[];
}

type HostProps = QuestionnaireFormProps & { readonly heard: Heard };

/** Host component that keeps the response in its state. */
function Host({ heard, ...props }: HostProps) {
  const [value, setValue] = useState<object | undefined>(props.value);
  return (
    <QuestionnaireForm
      {...props}
      {...(value !== undefined && { value })}
      onChange={(response) => {
        heard.changes.push(response);
        setValue(response);
      }}
      onSubmit={(response) => void heard.submitted.push(response)}
      onError={(problems) => void heard.wrong.push(...problems.map(({ message }) => message))}
    />
  );
}

function open(questionnaire: object, props: Partial<QuestionnaireFormProps> = {}): Heard {
  const heard: Heard = { changes: [], submitted: [], wrong: [] };
  render(<Host questionnaire={questionnaire} {...props} heard={heard} />);
  return heard;
}

function type(field: HTMLElement, value: string): void {
  act(() => {
    fireEvent.focus(field);
    fireEvent.change(field, { target: { value } });
    fireEvent.blur(field);
  });
}

function choose(name: RegExp, option: string): void {
  const field = screen.getByRole('combobox', { name });
  const found = within(field).getByRole<HTMLOptionElement>('option', { name: option });
  fireEvent.change(field, { target: { value: found.value } });
}

function press(name: string | RegExp): void {
  fireEvent.click(screen.getByRole('button', { name }));
}

describe('the form of a Questionnaire', () => {
  it('asks every type of question, and answers with a response that has each answer in its type', () => {
    const { submitted, wrong } = open(everyType);
    const line = (name: RegExp) => screen.getByRole('textbox', { name });
    type(line(/^Ratio/), '2.5');
    type(line(/^Falls this year/), '1');
    type(line(/^Day of the visit/), '05/01/2026');
    type(line(/^Time of dinner/), '6:30 pm');
    type(line(/^Room number/), 'A12');
    type(line(/^Remarks/), 'Steep stairs');
    type(line(/^Website/), 'https://example.org/a');
    fireEvent.click(screen.getByRole('radio', { name: 'Yes' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Bath' }));
    choose(/^Diet$/, 'Other');
    type(line(/^Diet: Other/), 'No pork');
    choose(/^Doses a day/, '2');
    type(line(/^Country/), 'Norway');
    type(line(/^Weight/), '70');
    type(line(/^Height$/), '170');
    choose(/^Height: Unit/, 'cm');
    press('Add Fall');
    fireEvent.click(screen.getByRole('radio', { name: 'Kitchen' }));
    press('Add Injuries');
    type(line(/Injuries, row 1/), 'Wrist');
    press('Add Allergy');
    type(line(/^Allergy/), 'Latex');
    type(line(/^Reaction/), 'Rash');
    expect(screen.queryByLabelText(/^Name of the pharmacy/)).toBeNull();
    choose(/^Has a pharmacy/, 'Yes');
    type(line(/^Name of the pharmacy/), 'Corner');
    expect(screen.getByText('The one that fills most.')).toBeVisible();
    expect(screen.getByLabelText(/^Form version/)).toBeDisabled();
    press('Submit');
    expect(wrong).toEqual([]);
    const unit = (code: string) => ({ unit: code, system: 'http://unitsofmeasure.org', code });
    expect(submitted).toEqual([
      {
        ...{ resourceType: 'QuestionnaireResponse', status: 'completed' },
        questionnaire: 'http://example.org/Questionnaire/every-type|1.0.0',
        item: [
          item('1', 'Simple answers', [
            answer('1.1', 'Lives alone', { valueBoolean: false }),
            answer('1.2', 'Ratio', { valueDecimal: 2.5 }),
            answer('1.3', 'Falls this year', { valueInteger: 1 }),
            answer('1.4', 'Day of the visit', { valueDate: '2026-05-01' }),
            answer('1.6', 'Time of dinner', { valueTime: '18:30:00' }),
            answer('1.7', 'Room number', { valueString: 'A12' }),
            answer('1.8', 'Remarks', { valueString: 'Steep stairs' }),
            answer('1.9', 'Website', { valueUri: 'https://example.org/a' }),
          ]),
          item('2', 'Choices', [
            answer('2.1', 'Smokes', {
              valueCoding: {
                system: 'http://terminology.hl7.org/CodeSystem/v2-0136',
                code: 'Y',
                display: 'Yes',
              },
            }),
            answer('2.2', 'Rooms seen', room('k', 'Kitchen'), room('b', 'Bath')),
            answer('2.3', 'Diet', { valueString: 'No pork' }),
            answer('2.5', 'Doses a day', { valueInteger: 2 }),
            answer('2.6', 'Country', { valueCoding: { display: 'Norway' } }),
          ]),
          item('3', 'Quantities', [
            answer('3.1', 'Weight', { valueQuantity: { value: 70, ...unit('kg') } }),
            answer('3.2', 'Height', { valueQuantity: { value: 170, ...unit('cm') } }),
          ]),
          item('4', 'Fall', [
            answer('4.1', 'Where', room('k', 'Kitchen')),
            answer('4.2', 'Injuries', { valueString: 'Wrist' }),
          ]),
          answer('5', 'Allergy', {
            valueString: 'Latex',
            item: [answer('5.1', 'Reaction', { valueString: 'Rash' })],
          }),
          answer('6', 'Has a pharmacy', {
            valueBoolean: true,
            item: [answer('6.1', 'Name of the pharmacy', { valueString: 'Corner' })],
          }),
          answer('8', 'Form version', { valueString: 'B' }),
          answer('9', 'Hidden mark', { valueString: 'm' }),
        ],
      },
    ]);
  });

  it('says in words what is missing or beyond its limits, and hands out nothing before that is corrected', () => {
    const { submitted, wrong } = open(everyType);
    type(screen.getByLabelText(/^Ratio/), '12.345');
    type(screen.getByLabelText(/^Room number/), 'left');
    type(screen.getByLabelText(/^Day of the visit/), '12/31/2019');
    type(screen.getByLabelText(/^Height$/), '170');
    choose(/^Diet$/, 'Other');
    press('Submit');
    expect(submitted).toEqual([]);
    expect(wrong).toEqual([
      'Ratio must be 10 or less',
      'Falls this year is required',
      'Day of the visit must be 2020-01-01 or more',
      'Room number is not in the expected form',
      'Smokes is required',
      'Diet: Other is required',
      'Height: Unit is required',
    ]);
    expect(screen.getByRole('alert')).toHaveTextContent('Falls this year');
  });

  it('shows a question while its conditions hold, keeps what was typed in it, and answers without it meanwhile', () => {
    const { changes } = open(conditions);
    expect(screen.queryByText('A note for smokers')).toBeNull();
    choose(/^Smokes$/, 'Yes');
    expect(screen.getByText('A note for smokers')).toBeVisible();
    expect(screen.getByRole('group', { name: 'Smoker' })).toBeVisible();
    type(screen.getByLabelText(/^Packs a day/), '2');
    type(screen.getByLabelText(/^After many packs/), 'Yes, many');
    expect(changes.at(-1)?.item).toHaveLength(3);
    choose(/^Smokes$/, 'No');
    expect(screen.queryByLabelText(/^Packs a day/)).toBeNull();
    expect(changes.at(-1)?.item?.map(({ linkId }) => linkId)).toEqual(['smokes']);
    choose(/^Smokes$/, 'Yes');
    expect(screen.getByLabelText(/^After many packs/)).toHaveValue('Yes, many');
  });

  it('decides in each row by the answers of that row', () => {
    open(conditions);
    press('Add Fall');
    press('Add Fall');
    const rows = screen.getAllByRole('row').slice(1);
    const [first, second] = rows.map((row) => within(row).getByRole('combobox', { name: /^Where/ }));
    if (first === undefined || second === undefined) throw new Error('Two rows were added.');
    const bath = within(first).getByRole<HTMLOptionElement>('option', { name: 'Bath' }).value;
    fireEvent.change(first, { target: { value: bath } });
    expect(screen.getByRole('combobox', { name: 'Was the floor wet, row 1' })).toBeVisible();
    expect(screen.queryByRole('combobox', { name: 'Was the floor wet, row 2' })).toBeNull();
  });

  it('opens a response, and follows another one that its host gives', () => {
    const response = (text: string) => ({
      ...{ resourceType: 'QuestionnaireResponse', status: 'completed', id: text },
      item: [{ linkId: '1', item: [{ linkId: '1.8', answer: [{ valueString: text }] }] }],
    });
    const submitted: QuestionnaireResponse[] = [];
    const form = (text: string) => (
      <QuestionnaireForm
        questionnaire={{
          ...everyType,
          item: [{ linkId: '1', type: 'group', item: [{ linkId: '1.8', type: 'text', text: 'Remarks' }] }],
        }}
        value={response(text)}
        onSubmit={(each) => void submitted.push(each)}
      />
    );
    const { rerender } = render(form('First'));
    expect(screen.getByLabelText('Remarks')).toHaveValue('First');
    rerender(form('Second'));
    expect(screen.getByLabelText('Remarks')).toHaveValue('Second');
    press('Submit');
    expect(submitted).toEqual([
      {
        ...response('Second'),
        status: 'amended',
        questionnaire: 'http://example.org/Questionnaire/every-type|1.0.0',
      },
    ]);
  });

  it('works out what is calculated where somebody evaluates FHIRPath, and lists it for the author where nobody does', async () => {
    const bill = {
      resourceType: 'Questionnaire',
      title: 'Sum',
      item: [
        { linkId: 'a', type: 'integer', text: 'A' },
        {
          ...{ linkId: 'sum', type: 'integer', text: 'Sum' },
          extension: [
            {
              url: 'http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-calculatedExpression',
              valueExpression: {
                language: 'text/fhirpath',
                expression: "item.where(linkId = 'a').answer.value + 1",
              },
            },
          ],
        },
      ],
    };
    open(bill, { showsOmissions: true });
    expect(screen.getByText('What this form does not do (1)')).toBeVisible();
    for (const { text } of omissionsOfQuestionnaire(bill)) expect(screen.getByText(text)).toBeInTheDocument();
    expect(await seriousFindings()).toEqual([]);
    cleanup();
    const { changes } = open(bill, {
      showsOmissions: true,
      fhirPath: (resource) => {
        const [first] = resource.item ?? [];
        const answers = Array.isArray(first?.['answer']) ? first['answer'].map(jsonObject) : [];
        return answers.map(({ valueInteger }) => Number(valueInteger) + 1);
      },
    });
    expect(screen.queryByText(/does not do/)).toBeNull();
    type(screen.getByLabelText('A'), '4');
    expect(screen.getByLabelText('Sum')).toHaveValue('5');
    expect(screen.getByLabelText('Sum')).toBeDisabled();
    expect(changes.at(-1)?.item?.at(-1)).toEqual(answer('sum', 'Sum', { valueInteger: 5 }));
  });
});

function item(linkId: string, text: string, inside: readonly object[]): object {
  return { linkId, text, item: inside };
}

function answer(linkId: string, text: string, ...answers: readonly object[]): object {
  return { linkId, text, answer: answers };
}

function room(code: string, display: string): object {
  return { valueCoding: { system: 'http://example.org/rooms', code, display } };
}
