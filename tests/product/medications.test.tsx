import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/core/json/json.ts';
import {
  dialog,
  home,
  medicationsPage,
  pressWhenEnabled,
  rowsOf,
  useProductApp,
} from './harness/product-app.tsx';
import { allergy, condition, medication, patient, prescriber } from './harness/records.ts';

const title = 'Medication List';
const stopped = { discontinued: { date: '2026-10-01', reason: 'side-effect' } };

describe('the medications of a patient', () => {
  const { gateway, network, requests, open } = useProductApp();
  const page = medicationsPage('ana');
  const names = () => rowsOf(title).map(([name]) => name?.replace(/ (Brand|Generic|Custom)$/, ''));
  /** Finds the title of the list, which is a heading while its box has no other tab. */
  const headOf = () => {
    const box = within(screen.getByRole('region', { name: 'Medications' }));
    const name = /^Medication List( \(|$)/;
    return box.queryByRole('tab', { name }) ?? box.getByRole('heading', { name });
  };
  const listed = async (): Promise<readonly JsonObject[]> => {
    const { body } = await gateway.as('pharmacist')('GET', '/api/regimen/medication?patientId=ana');
    return body['rows'] as readonly JsonObject[];
  };

  it('stand in the first tab of the medications box, by full name whatever its case, five a page [PAGE-10] [MED-01] [MED-06] [MED-07]', async () => {
    await gateway.load([
      medication('m1', 'warfarin 5 mg tablet'),
      medication('m2', 'Aspirin 81 mg tablet'),
      medication('m3', 'zinc'),
      medication('m4', 'Metformin 500 mg tablet'),
      medication('m5', 'aspirin 325 mg tablet'),
      medication('m6', 'Zocor 20 mg tablet'),
    ]);
    await open(page);
    expect(await screen.findByText('Showing 1 to 5 of 6 entries')).toBeVisible();
    expect(names()).toEqual([
      'aspirin 325 mg tablet',
      'Aspirin 81 mg tablet',
      'Metformin 500 mg tablet',
      'warfarin 5 mg tablet',
      'zinc',
    ]);
    expect(headOf()).toHaveTextContent('Medication List (6)');
    const asked = requests
      .map(({ url }) => new URL(url))
      .find(({ pathname }) => pathname.endsWith('/medication'));
    expect(asked?.searchParams.get('patientId')).toBe('ana');
    expect(asked?.searchParams.get('includeFormularyData')).toBe('true');
  });

  it('say what they are, how and why they are taken, who prescribes them and what the formulary has of them [MED-04]', async () => {
    await gateway.load([
      patient('ana', { externalId: 'TEST-1', prescribers: [prescriber('p1')] }),
      medication('m1', 'Norvasc 5 mg tablet', {
        medication: {
          isBrand: true,
          isFormulary: true,
          tierLevel: '2',
          product: { drug: 'Amlodipine', strength: '5 mg', form: 'tablet' },
        },
        dosageInstructions: {
          route: { Id: '1', Name: 'Oral' },
          times: { morning: '1 tablet', bedtime: '2 tablets' },
        },
        ...{
          indication: 'High blood pressure',
          prescriberId: 'p1',
          kind: 'prescription',
          startDate: '2026-01-31',
        },
      }),
      medication('m2', 'Tea of the neighbor', {
        medication: { isCustom: true, code: {} },
        dosageInstructions: { prn: true, text: 'One cup' },
      }),
    ]);
    const user = await open(page);
    await screen.findByText('Showing 1 to 2 of 2 entries');
    // Expects columns that mostly repeat the full name or the directions to be hidden by default.
    expect(rowsOf(title)[0]?.slice(0, 6)).toEqual([
      'Norvasc 5 mg tablet Brand',
      'Take 1 tablet in the morning, 2 tablets at bedtime by mouth for high blood pressure',
      ...['High blood pressure', 'Ada Aardvark', 'Routine, Prescription', 'Active'],
    ]);
    await user.click(screen.getByRole('button', { name: `Columns of ${title}` }));
    await user.click(await screen.findByRole('button', { name: 'Show all' }));
    expect(rowsOf(title).map((cells) => cells.slice(0, 10))).toEqual([
      [
        'Norvasc 5 mg tablet Brand',
        '5 mg tablet',
        'Take 1 tablet in the morning, 2 tablets at bedtime by mouth for high blood pressure',
        ...[
          'Oral',
          'High blood pressure',
          'Ada Aardvark',
          'Routine, Prescription',
          '01/31/2026',
          'On formulary, Tier 2',
          'Active',
        ],
      ],
      [
        'Tea of the neighbor Custom',
        '–',
        'One cup, as needed Not structured',
        '–',
        '–',
        '–',
        'As needed',
        '–',
        '–',
        'Active',
      ],
    ]);
  });

  it('say what the last reconciliation found, with a sign and a word', async () => {
    const found = (status: string, rest: JsonObject = {}) => ({
      reconciled: { status, date: '2026-02-03', ...rest },
    });
    await gateway.load([
      medication('a', 'Aspirin 81 mg tablet', found('VERIFIED')),
      medication('b', 'Biotin 5 mg tablet', found('WARNING', { comment: 'Ask the clinic.' })),
    ]);
    await open(page);
    await screen.findByText('Showing 1 to 2 of 2 entries');
    expect(rowsOf(title).map((cells) => cells[5])).toEqual([
      '02/03/2026 Verified',
      '02/03/2026: Ask the clinic. Warning',
    ]);
    expect(screen.getByText('Verified')).toHaveAttribute('data-sign', 'check');
  });

  it('are those that are taken, until past ones or all are asked for; each part says how many it has', async () => {
    await gateway.load([
      medication('m1', 'Aspirin'),
      medication('m2', 'Metformin'),
      medication('m3', 'Tramadol', { dosageInstructions: { prn: true } }),
      medication('m4', 'Warfarin', stopped),
    ]);
    const user = await open(page);
    const part = (name: string) => screen.findByRole('button', { name });
    expect(await part('Active (3)')).toHaveAttribute('aria-pressed', 'true');
    expect(names()).toEqual(['Aspirin', 'Metformin', 'Tramadol']);
    expect(screen.getByText('2 routine, 1 as needed')).toBeVisible();
    expect(headOf()).toHaveTextContent('Medication List (3)');
    await user.click(await part('Past (1)'));
    expect(rowsOf(title).map((cells) => [cells[0], cells[5]])).toEqual([
      ['Warfarin Generic', 'Stopped 10/01/2026: Side effect'],
    ]);
    expect(screen.getByText('1 routine')).toBeVisible();
    await user.click(await part('All (4)'));
    expect(names()).toHaveLength(4);
  });

  it('are called neither routine nor as needed where words say "as needed" of directions that were not read', async () => {
    const inWords = (text: string) => ({ dosageInstructions: { text, inOwnWords: true } });
    const said = [
      '1 tablet every 5 minutes 3 times in all as needed for chest pain',
      'Take 1 daily and as needed for swelling',
      'Tomar 1 si es necesario',
      'APAP 1 tab PRN, then call',
      'Take 1 tablet twice daily, then once daily',
    ];
    await gateway.load(said.map((text, at) => medication(`m${at}`, `Medicine ${at}`, inWords(text))));
    await open(page);
    await screen.findByText('Showing 1 to 5 of 5 entries');
    const types = rowsOf(title).map((cells) => cells[4]);
    expect(types).toEqual([...Array<string>(4).fill('See directions'), 'Routine']);
    expect(screen.getByText('1 routine, 4 see directions')).toBeVisible();
  });

  it('are said to be none where there are none, and a part without rows says only that', async () => {
    const user = await open(page);
    expect(await screen.findByText('No medications recorded')).toBeVisible();
    await gateway.load([medication('m1', 'Aspirin', stopped)]);
    await user.click(screen.getByRole('button', { name: 'Past (0)' }));
    expect(screen.getByText('No medications recorded')).toBeVisible();
  });

  it('say in their place, and in no notice, that they could not be loaded, and can be asked for again [MED-16]', async () => {
    await gateway.load([medication('m1', 'Aspirin')]);
    const refusal = () => HttpResponse.json({ message: 'The list is away' }, { status: 400 });
    network.use(http.get(`${home}/api/regimen/medication`, refusal));
    const user = await open(page);
    const box = within(await screen.findByRole('region', { name: 'Medications' }));
    expect(await box.findByText('The list is away')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Close notice' })).toBeNull();
    expect(box.queryByRole('button', { name: /^Active/ })).toBeNull();
    network.resetHandlers();
    await user.click(box.getByRole('button', { name: 'Retry' }));
    expect(await box.findByText('Aspirin')).toBeVisible();
  });

  const search = () => screen.getByRole('combobox', { name: /^Medication/ });
  const openForm = async () => {
    const user = await open(page);
    await pressWhenEnabled(user, 'Add Medication');
    await screen.findByRole('dialog', { name: 'Add Medication' });
    await screen.findByRole('combobox', { name: /^Medication/ });
    return user;
  };
  const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const searches = () =>
    requests.map(({ url }) => new URL(url)).filter(({ pathname }) => pathname === '/api/fdb/medication');

  it('are searched for by name from three letters on; what is picked brings its code and what it is made as, and is stored unwrapped [MED-03] [MED-04] [MED-05] [MED-08] [MED-10]', async () => {
    const user = await openForm();
    await user.type(search(), 'norvasc 5');
    await user.click(await screen.findByRole('option', { name: /^Norvasc 5 mg tablet/ }));
    expect(search()).toHaveValue('Norvasc 5 mg tablet (amlodipine)');
    expect(screen.getByRole('textbox', { name: 'Strength' })).toHaveValue('5 mg');
    expect(screen.queryByRole('checkbox', { name: 'Custom medication' })).toBeNull();
    expect(Object.fromEntries(searches().at(-1)?.searchParams ?? [])).toEqual({
      ...{ _content: 'norvasc 5', searchType: 'StartsWith', searchTermTypeCodes: '4' },
      ...{ includeFormularyMedications: 'true', orgId: 'EMTM' },
    });
    await user.click(screen.getByRole('button', { name: 'Save Medication' }));
    await closed();
    expect(names()).toEqual(['Norvasc 5 mg tablet (amlodipine)']);
    const sent = await requests
      .find(({ method, url }) => method === 'POST' && url.endsWith('/medication'))
      ?.json();
    expect(sent).toMatchObject({ type: 'patient.medication', subject: 'ana' });
    expect(await listed()).toMatchObject([
      {
        dosageInstructions: { route: { Id: '0', Name: 'N/A' } },
        medication: {
          ...{ isBrand: true, isCustom: false, tierLevel: 'N' },
          code: { coding: [{ system: 'urn:regimen:demo:medications' }] },
          product: { drug: 'Amlodipine', form: 'tablet', strength: '5 mg' },
        },
      },
    ]);
  });

  it('lose their code when the name is changed by hand, and are refused without one unless they are custom [MED-15]', async () => {
    const user = await openForm();
    await user.type(search(), 'norvasc 5');
    await user.click(await screen.findByRole('option', { name: /^Norvasc 5 mg tablet/ }));
    await user.type(search(), ' from abroad');
    await user.click(screen.getByRole('button', { name: 'Save Medication' }));
    await waitFor(() => expect(search()).toHaveAccessibleDescription(/Missing valid medication/));
    expect(screen.getByRole('textbox', { name: 'Strength' })).toHaveValue('');
    await user.click(screen.getByRole('checkbox', { name: 'Custom medication' }));
    await user.click(screen.getByRole('button', { name: 'Save Medication' }));
    await closed();
    expect(rowsOf(title)[0]?.[0]).toMatch(/from abroad Custom$/);
    expect((await listed())[0]).toMatchObject({ medication: { isCustom: true } });
  });

  it('are warned of before the save where the patient takes the drug already or is allergic to it, and can be stored all the same', async () => {
    await gateway.load([
      medication('m1', 'AMLODIPINE besylate 10 mg', { medication: { product: { drug: 'amLODIPine' } } }),
      medication('m2', 'Amlodipine 2.5 mg', {
        medication: { product: { drug: 'Amlodipine' } },
        ...stopped,
      }),
      allergy('a1', { substance: { text: 'Amlodipine' } }),
      allergy('a2', { substance: { text: 'Norvasc' }, status: 'inactive' }),
      allergy('a3', { substance: { text: 'Norvasc' }, isSideEffect: true }),
    ]);
    const user = await openForm();
    await user.type(search(), 'norvasc 5');
    await user.click(await screen.findByRole('option', { name: /^Norvasc 5 mg tablet/ }));
    await user.tab();
    const form = await dialog('Add Medication');
    const same = 'The patient already takes the same drug: AMLODIPINE besylate 10 mg';
    expect(await form.findByText(same)).toBeVisible();
    expect(await form.findByText('The patient has an allergy to this drug: Amlodipine (Rash)')).toBeVisible();
    const save = form.getByRole('button', { name: 'Save Medication' });
    await user.click(save);
    expect(form.getByText(same)).toBeVisible();
    expect(await listed()).toHaveLength(2);
    await user.click(save);
    await closed();
    expect(await listed()).toHaveLength(3);
  });

  it('are warned of when they are copied as they are, and not when one that is there twice is edited elsewhere', async () => {
    await gateway.load([medication('m1', 'Aspirin')]);
    const user = await open(page);
    await user.click(await screen.findByRole('button', { name: 'Copy Aspirin' }));
    const save = async (title: string) =>
      user.click((await dialog(title)).getByRole('button', { name: 'Save Medication' }));
    await save('Add Medication');
    expect(
      await screen.findByText('The patient already takes the same drug: Aspirin', { selector: 'p' }),
    ).toBeVisible();
    await save('Add Medication');
    await closed();
    const [first] = await screen.findAllByRole('button', { name: 'Edit Aspirin' });
    await user.click(first as HTMLElement);
    const form = await dialog('Edit Medication');
    await user.type(await form.findByRole('textbox', { name: /^Indication/ }), 'Heart');
    await save('Edit Medication');
    await closed();
    expect((await listed()).map(({ indication }) => indication).join('')).toBe('Heart');
  });

  it('have their prescriber chosen by name from the prescribers of the patient', async () => {
    const others = [prescriber('p1'), prescriber('p2', { firstName: 'Bo', lastName: 'Bear' })];
    await gateway.load([
      patient('ana', { externalId: 'TEST-1', prescribers: others }),
      medication('m1', 'Aspirin'),
    ]);
    const user = await open(page);
    await user.click(await screen.findByRole('button', { name: 'Edit Aspirin' }));
    const form = await dialog('Edit Medication');
    const choice = await form.findByRole('combobox', { name: /^Prescriber/ });
    const offered = within(choice).getAllByRole('option');
    expect(offered.slice(1).map(({ textContent }) => textContent)).toEqual(['Ada Aardvark', 'Bo Bear']);
    await user.selectOptions(choice, 'Bo Bear');
    await user.click(form.getByRole('button', { name: 'Save Medication' }));
    await closed();
    expect(rowsOf(title)[0]?.[3]).toBe('Bo Bear');
    expect(await listed()).toMatchObject([{ prescriberId: 'p2' }]);
  });

  it('have their indication suggested from the active conditions of the patient, or typed freely', async () => {
    await gateway.load([
      condition('c1', { code: { text: 'Hypertension' } }),
      condition('c2', { code: { text: 'Gout' }, status: 'inactive' }),
      medication('m1', 'Aspirin'),
    ]);
    const user = await open(page);
    await user.click(await screen.findByRole('button', { name: 'Edit Aspirin' }));
    const form = await dialog('Edit Medication');
    const field = await form.findByRole('combobox', { name: /^Indication/ });
    const suggestions = document.getElementById(field.getAttribute('list') ?? '');
    expect([...(suggestions?.children ?? [])].map((option) => option.getAttribute('value'))).toEqual([
      'Hypertension',
    ]);
    await user.type(field, 'Headache');
    await user.click(form.getByRole('button', { name: 'Save Medication' }));
    await closed();
    expect(await listed()).toMatchObject([{ indication: 'Headache' }]);
  });

  it('are found by the number on the package, with dashes or as 11 digits; ten digits without dashes are asked back [MED-11]', async () => {
    const user = await openForm();
    await user.type(search(), '00000-0001-01');
    const found = within(await screen.findByRole('listbox', { name: 'Suggestions for Medication' }));
    expect(await found.findAllByRole('option')).toHaveLength(1);
    expect([...(searches().at(-1)?.searchParams ?? [])]).toEqual([['code', '00000-0001-01']]);
    await user.clear(search());
    await user.type(search(), '0000000101');
    expect(await screen.findByText(/^An NDC of 10 digits without dashes has several readings/)).toBeVisible();
    await user.type(search(), '1');
    expect(await screen.findAllByRole('option', { name: /^Ventolin 90 mcg/ })).toHaveLength(1);
    expect([...(searches().at(-1)?.searchParams ?? [])]).toEqual([['code', '00000001011']]);
    await user.clear(search());
    await user.type(search(), '99999999999');
    expect(await screen.findAllByText('Nothing found. The text is kept as it is.')).not.toEqual([]);
  });

  const chosen = async (user: UserEvent, label: RegExp, option: string) =>
    user.selectOptions(screen.getByRole('combobox', { name: label }), option);
  const sentence = () => screen.getByRole('textbox', { name: 'Directions' });

  it('are directed in parts: the sentence follows in both languages, and a frequency brings its usual times of day', async () => {
    await gateway.load([medication('m1', 'Aspirin', { indication: 'High blood pressure' })]);
    const user = await open(page);
    await user.click(await screen.findByRole('button', { name: 'Edit Aspirin' }));
    const form = await dialog('Edit Medication');
    await user.type(await form.findByRole('textbox', { name: 'Dose' }), '1');
    await chosen(user, /^Unit/, 'Tablet');
    await chosen(user, /^Route/, 'Oral');
    await chosen(user, /^Frequency/, 'Twice daily');
    expect(form.getByRole('checkbox', { name: 'Morning' })).toBeChecked();
    expect(form.getByRole('checkbox', { name: 'Noon' })).not.toBeChecked();
    expect(form.getByRole('checkbox', { name: 'Evening' })).toBeChecked();
    await chosen(user, /^Advice/, 'With food');
    const text = 'Take 1 tablet by mouth twice daily (morning, evening) with food for high blood pressure';
    expect(sentence()).toHaveValue(text);
    expect(sentence()).toBeDisabled();
    const textEs =
      'Tome 1 tableta por la boca dos veces al día (mañana, tarde) con alimentos para la presión arterial alta';
    expect(form.getByRole('textbox', { name: 'Directions in Spanish' })).toHaveValue(textEs);
    await user.click(form.getByRole('button', { name: 'Save Medication' }));
    await closed();
    expect(rowsOf(title)[0]?.[1]).toBe(text);
    expect(await listed()).toMatchObject([
      {
        dosageInstructions: {
          dose: '1',
          frequency: 'twice-daily',
          when: ['morning', 'evening'],
          text,
          textEs,
        },
      },
    ]);
  });

  it('are taken at all times of day, or at none, by one press [ENGINE-14]', async () => {
    await gateway.load([medication('m1', 'Aspirin')]);
    const user = await open(page);
    await user.click(await screen.findByRole('button', { name: 'Edit Aspirin' }));
    const form = await dialog('Edit Medication');
    const times = within(await form.findByRole('group', { name: /^Times of Day/ }));
    const ticked = () => times.getAllByRole<HTMLInputElement>('checkbox').filter(({ checked }) => checked);
    await user.click(times.getByRole('button', { name: 'Select All' }));
    expect(ticked()).toHaveLength(times.getAllByRole('checkbox').length);
    await user.click(times.getByRole('button', { name: 'Deselect All' }));
    expect(ticked()).toEqual([]);
    await user.click(times.getByRole('button', { name: 'Select All' }));
    await user.click(form.getByRole('button', { name: 'Save Medication' }));
    await closed();
    const [{ dosageInstructions }] = (await listed()) as [{ dosageInstructions: { when: string[] } }];
    expect(dosageInstructions.when).toEqual(['morning', 'noon', 'evening', 'bedtime']);
  });

  it('may be directed in own words, which begin with the sentence and are marked as not structured', async () => {
    await gateway.load([
      medication('m1', 'Aspirin', { dosageInstructions: { dose: '1', unit: 'tablet', frequency: 'daily' } }),
    ]);
    const user = await open(page);
    await user.click(await screen.findByRole('button', { name: 'Edit Aspirin' }));
    const form = await dialog('Edit Medication');
    expect(await form.findByRole('textbox', { name: 'Directions' })).toHaveValue('Take 1 tablet once daily');
    await user.click(form.getByRole('checkbox', { name: 'Write the directions in own words' }));
    expect(screen.queryByRole('textbox', { name: 'Directions in Spanish' })).toBeNull();
    expect(sentence()).toBeEnabled();
    await user.type(sentence(), ', two on Sundays');
    await user.click(form.getByRole('button', { name: 'Save Medication' }));
    await closed();
    const words = 'Take 1 tablet once daily, two on Sundays';
    expect(rowsOf(title)[0]?.[1]).toBe(`${words} Not structured`);
    expect(await listed()).toMatchObject([{ dosageInstructions: { inOwnWords: true, text: words } }]);
  });

  /** Finds the number of the first demonstration package whose label warns. */
  const warnedPackage = async (): Promise<string> => {
    for (let number = 1; number < 300; number += 1) {
      const code = `00000-${String(number).padStart(4, '0')}-01`;
      const path = `/api/fdb/label?ndcCode=${code}&patientId=ana`;
      const { warnings } = (await gateway.as('pharmacist')('GET', path)).body;
      if (Array.isArray(warnings) && warnings.length > 0) return code;
    }
    throw new Error('No label of the demonstration warns.');
  };

  it('have the label of their package looked up by its NDC: it warns at the age of the patient, or is not found [MED-13] [MED-14]', async () => {
    await gateway.load([medication('m1', 'Aspirin')]);
    const user = await open(page);
    await user.click(await screen.findByRole('button', { name: 'Edit Aspirin' }));
    const form = await dialog('Edit Medication');
    const ndc = await form.findByRole('textbox', { name: 'NDC' });
    const code = await warnedPackage();
    await user.type(ndc, code);
    await user.tab();
    expect(
      await form.findByText('The label of this package warns, at the age of this patient:'),
    ).toBeVisible();
    expect(form.getAllByRole('listitem').length).toBeGreaterThan(0);
    const asked = new URL(requests.find(({ url }) => url.includes('/api/fdb/label'))?.url ?? home);
    expect([...asked.searchParams]).toEqual([
      ['ndcCode', code],
      ['patientId', 'ana'],
    ]);
    await user.clear(ndc);
    await user.type(ndc, '0000000101');
    await user.tab();
    expect(await form.findByText(/^No label was found/)).toBeVisible();
  });

  it('are discontinued with a reason and a day, and are past then', async () => {
    await gateway.load([medication('m1', 'Aspirin')]);
    const user = await open(page);
    await user.click(await screen.findByRole('button', { name: 'Discontinue Aspirin' }));
    const form = await dialog('Discontinue Medication');
    expect(await form.findByLabelText(/^Stop Date/, { selector: 'input' })).toHaveValue('11/21/2026');
    await user.click(form.getByRole('button', { name: 'Discontinue Medication' }));
    expect(form.getByRole('combobox', { name: /^Reason/ })).toHaveAccessibleDescription(/^Required/);
    await user.selectOptions(form.getByRole('combobox', { name: /^Reason/ }), 'Side effect');
    await user.click(form.getByRole('button', { name: 'Discontinue Medication' }));
    await closed();
    await user.click(await screen.findByRole('button', { name: 'Past (1)' }));
    expect(rowsOf(title)[0]?.[5]).toBe('Stopped 11/21/2026: Side effect');
    expect(screen.queryByRole('button', { name: 'Discontinue Aspirin' })).toBeNull();
    expect(await listed()).toMatchObject([{ discontinued: { date: '2026-11-21', reason: 'side-effect' } }]);
  });

  it('are copied into a new one, which may be changed before it is stored [ENGINE-07]', async () => {
    await gateway.load([medication('m1', 'Aspirin', { indication: 'Heart' })]);
    const user = await open(page);
    await user.click(await screen.findByRole('button', { name: 'Copy Aspirin' }));
    const form = await dialog('Add Medication');
    expect(await form.findByRole('textbox', { name: /^Indication/ })).toHaveValue('Heart');
    const save = form.getByRole('button', { name: 'Save Medication' });
    await user.click(save);
    // Presses again, since the form first asks about a second entry of one drug.
    await user.click(save);
    await closed();
    await waitFor(async () => expect(await listed()).toHaveLength(2));
  });

  it('are deleted after a question, by PUT, and that can be undone [MED-09] [ENGINE-09]', async () => {
    await gateway.load([medication('m1', 'Aspirin')]);
    const user = await open(page);
    await user.click(await screen.findByRole('button', { name: 'Remove Aspirin' }));
    const question = await dialog('Remove this Medication');
    await user.click(question.getByRole('button', { name: 'Yes, remove' }));
    expect(await screen.findByText('No medications recorded')).toBeVisible();
    const write = requests.find(({ method }) => method === 'PUT');
    expect(new URL(write?.url ?? home).pathname).toBe('/api/regimen/medication');
    expect(await write?.json()).toMatchObject({ _id: 'm1', type: 'patient.medication', deleted: true });
    expect(await listed()).toEqual([]);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await listed()).toHaveLength(1));
    expect(await screen.findByText('Aspirin')).toBeVisible();
  });
});
