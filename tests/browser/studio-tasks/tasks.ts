import { join } from 'node:path';
import { expect } from 'vitest';
import { projectRoot } from '../../../tools/quality/process.ts';
import { openTab, rowWith } from '../harness/patient-page.ts';
import { type Analyst, patience } from './analyst.ts';
import { addAllergy, addNote, closeDialog, openDialog, patientOf, saveAllergy } from './observations.ts';
import { type Colleague, letterCall } from './scene.ts';

/** Task of an analyst. */
export interface StudioTask {
  readonly title: string;
  readonly work: (analyst: Analyst) => Promise<void>;
  /** Checks the published change by requests to the gateway, and on a page that stayed open. */
  readonly seen: (colleague: Colleague) => Promise<void>;
}

/** Title of the tab of conditions in the published version with all tasks. */
export const publishedTitle = 'Diagnoses';

const workbook = join(projectRoot, 'tests/fixtures/import/visit.xlsx');

export const studioTasks: readonly StudioTask[] = [
  {
    title: 'a field is added',
    async work({ open, command }) {
      await open('allergy.schema');
      const texts = { Name: 'certainty', Title: 'Certainty', Description: 'How certain the allergy is.' };
      await command('Add a field', texts, { 'Kind of value': 'Text', Form: 'Allergy' });
    },
    async seen(colleague) {
      expect((await saveAllergy(colleague, { certainty: 'suspected' })).status).toBe(201);
      const dialog = await openDialog(colleague.patient, addAllergy);
      await dialog.getByRole('textbox', { name: 'Certainty' }).waitFor();
      await closeDialog(dialog);
    },
  },
  {
    title: 'a form is laid out',
    async work({ open, view, placeBeside }) {
      await open('allergy.form');
      await view('Design');
      await placeBeside('Certainty', 'Note');
    },
    async seen({ patient }) {
      const dialog = await openDialog(patient, addAllergy);
      const box = (name: string) => dialog.getByRole('textbox', { name, exact: true }).boundingBox();
      const [certainty, note] = [await box('Certainty'), await box('Note')];
      expect(certainty?.y).toBe(note?.y);
      expect(certainty?.x).toBeLessThan(note?.x ?? 0);
      await closeDialog(dialog);
    },
  },
  {
    title: 'a table gets a column',
    async work({ open, view, addColumn }) {
      await open('allergies.tab');
      await view('Design');
      await addColumn('Certainty', 'Description');
    },
    async seen({ patient }) {
      await openTab(patient, 'Past Medical History', 'Allergies');
      await patient.getByRole('columnheader', { name: 'Certainty' }).waitFor();
    },
  },
  {
    title: 'a field is required on a condition',
    async work({ open, into, add, fill, express }) {
      await open('allergy.rules');
      await into('rules');
      await add('Rule: Required if');
      await fill({ Name: 'allergy.certainty', Field: '/certainty' });
      await express('Required if', "self.reaction == 'shock'");
    },
    async seen(colleague) {
      const refused = await saveAllergy(colleague, { reaction: 'shock' });
      expect(refused).toMatchObject({ status: 422, body: { problems: [{ at: '/certainty' }] } });
      expect((await saveAllergy(colleague, { reaction: 'nausea' })).status).toBe(201);
      const dialog = await openDialog(colleague.patient, addAllergy);
      await dialog.getByRole('combobox', { name: 'Reaction' }).selectOption('Shock');
      await dialog
        .getByRole('textbox', { name: 'Certainty' })
        .and(dialog.locator('[aria-required="true"]'))
        .waitFor();
      await closeDialog(dialog);
    },
  },
  {
    title: 'a sentence is given to a rule',
    async work({ open, into, fill }) {
      await open('allergy.rules');
      await into('rules', { row: 'allergy.certainty' });
      await fill({ Message: 'Say how certain the shock is' });
    },
    async seen(colleague) {
      const message = 'Say how certain the shock is';
      const refused = await saveAllergy(colleague, { reaction: 'shock' });
      expect(refused.body).toMatchObject({ problems: [{ message }] });
      const dialog = await openDialog(colleague.patient, addAllergy);
      await dialog.getByRole('combobox', { name: 'Reaction' }).selectOption('Shock');
      await dialog.getByRole('button', { name: 'Save Allergy' }).click();
      await dialog.getByText(message).first().waitFor();
      await closeDialog(dialog);
    },
  },
  {
    title: 'a value set gets an entry',
    async work({ open, command }) {
      await open('reactions.codes');
      await command('Add a code', { Code: 'blisters', Display: 'Blisters' });
    },
    async seen(colleague) {
      expect((await saveAllergy(colleague, { reaction: 'blisters' })).status).toBe(201);
      const dialog = await openDialog(colleague.patient, addAllergy);
      await dialog.getByRole('option', { name: 'Blisters' }).waitFor({ state: 'attached' });
      await closeDialog(dialog);
    },
  },
  {
    title: 'a new kind of record gets its files and a tab',
    async work({ page, newFile, button, fill }) {
      await newFile();
      await button('A new kind of record');
      await fill({ 'One of them': 'Immunization', 'Title of question 1': 'Vaccine' });
      await button('Make it');
      await page.getByRole('tab', { name: 'Design', selected: true }).waitFor(patience);
    },
    async seen({ patient, patientId, call }) {
      const immunization = { subject: patientId, vaccine: 'Influenza' };
      expect((await call('POST', '/api/regimen/immunization', { immunization })).status).toBe(201);
      const { vaccine: _, ...blank } = immunization;
      expect((await call('POST', '/api/regimen/immunization', { immunization: blank })).status).toBe(422);
      await openTab(patient, 'Immunizations');
      await rowWith(patient, 'Influenza').waitFor();
    },
  },
  {
    title: 'a field with data is renamed',
    async work({ open, command }) {
      await open('patient.schema');
      await command('Rename a field', { Field: 'facility', 'New name': 'residence' });
    },
    async seen(colleague) {
      expect(await patientOf(colleague)).toMatchObject({ residence: 'Oak House' });
      expect(await patientOf(colleague)).not.toHaveProperty('facility');
      await openTab(colleague.patient, 'Profile');
      await colleague.patient.getByText('Oak House').waitFor();
    },
  },
  {
    title: 'a field is moved into another',
    async work({ open, into, command }) {
      await open('patient.schema');
      await into('properties', 'locationType');
      await command('Move the field', {}, { Into: 'metadata' });
    },
    async seen(colleague) {
      expect(await patientOf(colleague)).toMatchObject({
        metadata: { locationType: 'Senior Living Facility' },
      });
      await openTab(colleague.patient, 'Profile');
      await colleague.patient.getByText('Senior Living Facility').waitFor();
    },
  },
  {
    title: 'a name is split',
    async work({ open, into, command }) {
      await open('patient.schema');
      await into('properties', 'spouse');
      await command('Split the field', {
        'Field of the first word': 'spouseFirst',
        'Field of the rest': 'spouseLast',
      });
    },
    async seen(colleague) {
      expect(await patientOf(colleague)).toMatchObject({ spouseFirst: 'Luis', spouseLast: 'Soto Vega' });
      await openTab(colleague.patient, 'Profile');
      await colleague.patient.getByText('Soto Vega', { exact: true }).waitFor();
    },
  },
  {
    title: 'a field is retired',
    async work({ open, into, command }) {
      await open('condition.schema');
      await into('properties', 'note');
      await command('Retire the field', {});
    },
    async seen({ patient, patientId, call }) {
      const { body } = await call('POST', '/api/regimen/condition/list', { patientId });
      expect(body).toMatchObject({
        rows: expect.arrayContaining([expect.objectContaining({ note: 'Diet only.' })]),
      });
      await openTab(patient, 'Past Medical History', publishedTitle);
      const table = patient.getByRole('region', { name: publishedTitle });
      await table.getByRole('columnheader', { name: 'Status' }).waitFor();
      expect(await table.getByRole('columnheader', { name: 'Note' }).count()).toBe(0);
    },
  },
  {
    title: 'values are narrowed',
    async work({ open, into, fill }) {
      await open('note.schema');
      await into('properties', 'description');
      await fill({ 'At most so many characters': '40' });
    },
    async seen({ patient, patientId, call }) {
      const day = { dateAdded: '2026-01-01', year: 2026, engagement: 1 };
      const note = { subject: patientId, type: 'patient.note', title: 'Length', ...day };
      const save = (description: string) => call('POST', '/api/regimen/note', { ...note, description });
      expect((await save('x'.repeat(40))).status).toBe(201);
      expect(await save('x'.repeat(41))).toMatchObject({
        status: 422,
        body: { problems: [{ at: '/description' }] },
      });
      const dialog = await openDialog(patient, addNote);
      // Expects a field to take no more characters than its limit.
      const description = dialog.getByRole('textbox', { name: 'Description' });
      await description.fill('x'.repeat(41));
      await expect.poll(() => description.inputValue()).toBe('x'.repeat(40));
      await closeDialog(dialog);
    },
  },
  {
    title: 'a workflow gets a row',
    async work({ open, into, button, fill, express }) {
      await open('patient.workflow');
      await into('transitions');
      await button(/^Copy \d+: answered$/);
      await into({ row: 'answered-2' });
      await fill({
        Name: 'begin-later',
        When: 'work.begun',
        'From the states-1': 'Ready for Initiating Call',
      });
      await fill({ 'To the state': 'Waiting for Mailer' });
      await express('Only if', '');
    },
    async seen({ patient, patientId, call }) {
      const event = { eventType: 'work.begun', patientId };
      expect((await call('POST', '/workflow', event)).status).toBe(200);
      expect((await call('POST', '/workflow', event)).status).toBe(422);
      await openTab(patient, 'Profile');
      await patient.getByText('Waiting for Mailer').first().waitFor();
    },
  },
  {
    title: 'a role may do more',
    async work({ open, view, page, hand, button }) {
      await open('product.access');
      await view('Design');
      await button('Read the audit trail of patients, Pharmacist: no');
      const dialog = page.getByRole('dialog', { name: 'Pharmacist: Read the audit trail of patients' });
      await hand.press(dialog.getByRole('radio', { name: 'Yes' }));
      await dialog.getByText(/Gained by \d+ (?:people|person) today, lost by nobody/).waitFor(patience);
      await hand.press(dialog.getByRole('button', { name: 'Change it' }));
      await dialog.waitFor({ state: 'detached' });
    },
    async seen({ patient, patientId, call }) {
      expect((await call('POST', '/api/regimen/patient/audit', { patientId })).status).toBe(200);
      await openTab(patient, 'Access Log');
      await patient.getByRole('columnheader', { name: 'Who' }).waitFor();
    },
  },
  {
    title: 'a letter gets a line',
    async work({ open, command }) {
      await open('member-letter.document');
      await command('Add a paragraph', { Paragraph: 'Bring this letter to every visit.' });
    },
    async seen({ letters, call }) {
      const line = 'Bring this letter to every visit.';
      expect(JSON.stringify(await call('GET', letterCall('en')))).toContain(line);
      await letters.en.getByText(line).waitFor();
    },
  },
  {
    title: 'a workflow gets a step with its way back',
    async work({ open, command }) {
      await open('patient.workflow');
      await command(
        'Add a step and its way back',
        { 'What people press': 'Put on hold', 'What people press to go back': 'Go on' },
        {
          ...{ 'From the state': 'Waiting for Mailer', 'To the state': 'Hospice Do Not Call' },
          'Who may do it': 'Write patient data',
        },
      );
    },
    async seen({ patientId, call }) {
      const event = (eventType: string) => call('POST', '/workflow', { eventType, patientId });
      expect((await event('put-on-hold')).status).toBe(200);
      expect((await event('put-on-hold')).status).toBe(422);
      expect((await event('go-on')).status).toBe(200);
    },
  },
  {
    title: 'people find rows of a table',
    async work({ open, command }) {
      await open('side-effects.tab');
      await command('Let people find rows', { 'What people read there': 'Find a side effect' });
    },
    async seen({ patient }) {
      await openTab(patient, 'Past Medical History', 'Side Effects');
      await patient.getByRole('searchbox', { name: 'Find a side effect' }).waitFor();
    },
  },
  {
    title: 'a text is translated',
    async work({ view, translate }) {
      await view('Words');
      await translate(/member-letter\.document\.json .blocks.12/, 'Traiga esta carta a cada cita.');
    },
    async seen({ letters, call }) {
      const line = 'Traiga esta carta a cada cita.';
      expect(JSON.stringify(await call('GET', letterCall('es')))).toContain(line);
      await letters.es.getByText(line).waitFor();
    },
  },
  {
    title: 'a form of another system is imported',
    async work({ newFile, importForm }) {
      await newFile();
      await importForm(workbook, {
        ...{
          'Belongs to': 'Patient',
          'Who may read': 'Read patients',
          'Who may write': 'Write patient data',
        },
        Screen: 'Patient',
      });
    },
    async seen({ patient, patientId, call }) {
      const visit = { subject: patientId, age: 30, drug: 'ibu' };
      expect((await call('POST', '/api/regimen/visit', { visit })).status).toBe(201);
      const wrong = { ...visit, age: 'thirty' };
      expect((await call('POST', '/api/regimen/visit', { visit: wrong })).status).toBe(422);
      await openTab(patient, 'Form');
      await rowWith(patient, 'Ibuprofen').waitFor();
    },
  },
  {
    title: 'five problems are corrected',
    async work({ open, view, into, fill, problem }) {
      await open('note.form');
      await view('Panel');
      await into('layout');
      await fill({
        'Row 1-1': 'titel',
        'Row 2-1': 'engagment',
        'Row 2-2': 'yaer',
        'Row 2-3': 'dateAded',
        'Row 3-1': 'descripton',
      });
      await problem('Correct all 5 of this kind');
    },
    async seen({ patient }) {
      const dialog = await openDialog(patient, addNote);
      const left = async (name: string) =>
        (await dialog.getByRole('textbox', { name }).boundingBox())?.x ?? 0;
      expect(await left('Engagement')).toBeLessThan(await left('Year'));
      expect(await left('Year')).toBeLessThan(await left('Date Added'));
      await closeDialog(dialog);
    },
  },
];
