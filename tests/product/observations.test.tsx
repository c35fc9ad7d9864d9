import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { dialog, fill, home, isWrite, patientPage, useProductApp } from './harness/product-app.tsx';

describe('the observations of a patient', () => {
  const { gateway, network, requests, open } = useProductApp();
  const page = patientPage('ana', 'history', 'observations');

  async function openForm(type?: string) {
    const user = await open(page);
    await user.click(await screen.findByRole('button', { name: 'Add Observation' }));
    const form = await dialog('Add Observation');
    if (type !== undefined) await user.click(form.getByRole('radio', { name: type }));
    const save = () => user.click(form.getByRole('button', { name: 'Save Observation' }));
    return { user, form, save };
  }

  const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const stored = async () => {
    const { body } = await gateway.as('pharmacist')('GET', '/api/regimen/patient/observations?patientId=ana');
    return body['rows'] as readonly Record<string, unknown>[];
  };

  it('are entered in a form that asks BMI, Creatinine Serum or Custom [OBS-01] [OBS-06]', async () => {
    const { form } = await openForm();
    expect(form.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual(
      expect.arrayContaining(['BMI', 'Creatinine Serum', 'Custom']),
    );
    expect(form.queryByRole('textbox', { name: /^Weight/ })).toBeNull();
  });

  it('need a type [OBS-07]', async () => {
    const { form, save } = await openForm();
    await save();
    expect(form.getByText('Required')).toBeVisible();
    expect(requests.filter(isWrite)).toEqual([]);
  });

  it('of BMI need a weight, and store it with the height as two observations [OBS-08] [OBS-02] [OBS-03] [OBS-04]', async () => {
    const { user, form, save } = await openForm('BMI');
    await save();
    const weight = form.getByRole('textbox', { name: /^Weight/ });
    expect(weight).toHaveAccessibleDescription(/Required/);
    await fill(user, weight, '150');
    await fill(user, form.getByRole('textbox', { name: /^Height/ }), '66');
    await save();
    await closed();
    const rows = await stored();
    expect(rows).toHaveLength(2);
    expect(rows.find(({ text }) => text === 'Weight')).toMatchObject({
      ...{ type: 'patient.observation', subject: 'ana', isCustom: false },
      name: { coding: [{ system: 'http://snomed.info/sct', code: '27113001', display: 'Weight' }] },
      valueQuantity: { value: 150, units: 'lb' },
    });
    expect(rows.find(({ text }) => text === 'Height')).toMatchObject({
      name: { coding: [{ code: '50373000' }] },
      valueQuantity: { value: 66, units: 'in' },
    });
  });

  it('of BMI store a weight alone where no height was measured [OBS-08]', async () => {
    const { user, form, save } = await openForm('BMI');
    await user.click(form.getByRole('radio', { name: 'kg' }));
    await fill(user, form.getByRole('textbox', { name: /^Weight/ }), '70');
    await save();
    await closed();
    expect((await stored()).map(({ text, valueQuantity }) => [text, valueQuantity])).toEqual([
      ['Weight', { value: 70, units: 'kg' }],
    ]);
  });

  it('take no more than three characters for a weight [OBS-11] [FAULT-66]', async () => {
    const { user, form } = await openForm('BMI');
    const weight = form.getByRole('textbox', { name: /^Weight/ });
    await user.type(weight, '1505');
    expect(weight).toHaveValue('150');
    await user.clear(weight);
    await user.type(weight, '99.5');
    expect(weight).toHaveValue('99.');
    await fill(user, weight, '150');
    await user.type(weight, '9', { initialSelectionStart: 0, initialSelectionEnd: 0 });
    expect(weight).toHaveValue('150');
  });

  it('make no other number of one that is pasted: what does not fit stays whole and is refused', async () => {
    const { user, form } = await openForm('BMI');
    const weight = form.getByRole('textbox', { name: /^Weight/ });
    for (const text of ['150.5', '1,234', '70 kg']) {
      await user.clear(weight);
      await user.paste(text);
      await user.tab();
      expect(weight).toHaveValue(text);
      expect(weight).toBeInvalid();
      expect(weight).toHaveAccessibleDescription(/Invalid Format/);
    }
    await user.clear(weight);
    await user.paste(' 70 ');
    await user.tab();
    expect(weight).toHaveValue('70');
    expect(weight).toBeValid();
  });

  it('of creatinine and of a name of one own need a value, the latter its name too [OBS-09] [OBS-10]', async () => {
    const { user, form, save } = await openForm('Creatinine Serum');
    await save();
    expect(form.getByRole('textbox', { name: /^Value/ })).toHaveAccessibleDescription(/Required/);
    expect(form.queryByRole('textbox', { name: /^Name/ })).toBeNull();
    await user.click(form.getByRole('radio', { name: 'Custom' }));
    await save();
    expect(form.getByRole('textbox', { name: /^Name/ })).toHaveAccessibleDescription(/Required/);
    await fill(user, form.getByRole('textbox', { name: /^Name/ }), 'Grip strength');
    await fill(user, form.getByRole('textbox', { name: /^Value/ }), '21.5');
    await user.selectOptions(form.getByRole('combobox', { name: /^Units/ }), 'kg');
    await save();
    await closed();
    expect(await stored()).toMatchObject([
      { text: 'Grip strength', isCustom: true, valueQuantity: { value: 21.5, units: 'kg' } },
    ]);
  });

  it('ask about a value that can hardly be right, at the field it was typed in, and store it when told to', async () => {
    const { user, form, save } = await openForm('BMI');
    await fill(user, form.getByRole('textbox', { name: /^Weight/ }), '15');
    await save();
    expect(form.getByRole('textbox', { name: /^Weight/ })).toHaveAccessibleDescription(
      /Is this weight right\?/,
    );
    expect(requests.filter(isWrite)).toEqual([]);
    await save();
    await closed();
    expect(await stored()).toHaveLength(1);
  });

  it('keep a day without a time, a month or a year as they are, until somebody says more', async () => {
    const observation = (id: string, issued: string) => ({
      entity: 'observation',
      record: {
        ...{ _id: id, type: 'patient.observation', subject: 'ana', text: id, issued, isCustom: true },
        valueQuantity: { value: 1 },
      },
    });
    await gateway.load([observation('Grip', '2025-10-15'), observation('Reach', '2025')]);
    const user = await open(page);
    const row = (await screen.findByText('Grip')).closest('tr');
    expect(row).toHaveTextContent('10/15/2025');
    expect(row).not.toHaveTextContent('AM');
    await user.click(within(row ?? document.body).getByRole('button', { name: /^Edit/ }));
    const form = await dialog('Edit Observation');
    const [day = document.body] = form.getAllByRole('textbox', { name: /^Date and Time/ });
    expect(day).toHaveValue('10/15/2025');
    await fill(user, day, '09/2025');
    await user.click(form.getByRole('button', { name: /^Save/ }));
    await closed();
    expect((await stored()).map(({ issued }) => issued).toSorted()).toEqual(['2025', '2025-09']);
  });

  it('store nothing twice when the second of two was refused and is tried again', async () => {
    const { user, form, save } = await openForm('BMI');
    await fill(user, form.getByRole('textbox', { name: /^Weight/ }), '150');
    await fill(user, form.getByRole('textbox', { name: /^Height/ }), '66');
    let writes = 0;
    network.use(
      http.post(`${home}/api/regimen/observation`, ({ request }) => {
        writes += 1;
        return writes === 2
          ? HttpResponse.json({ code: 'unavailable', message: 'Try again' }, { status: 503 })
          : gateway.fetch(request);
      }),
    );
    await save();
    expect(await form.findByText('Try again')).toBeVisible();
    expect(form.getByRole('textbox', { name: /^Weight/ })).toHaveValue('150');
    await save();
    await closed();
    expect((await stored()).map(({ text }) => text).toSorted()).toEqual(['Height', 'Weight']);
  });
});
