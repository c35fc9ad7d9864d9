import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/core/json/json.ts';
import { dialog, useProductApp } from './harness/product-app.tsx';
import { patient, prescriber } from './harness/records.ts';

/** Fields in the order of thought: what and why, which medicine, to whom, what they read. */
const inOrder = [
  'Problem',
  'Recommended Action',
  'Problem Not About a Medication',
  'Rationale',
  'Medications',
  'For the Prescriber',
  'For the Patient',
  'Prescriber Addressed',
  'Text from the Library',
  'To the Prescriber',
  'What We Talked About',
  'What I Should Do',
  'Private Note',
];

const nobody = 'Choose…';
const ada = prescriber('ada', {});
const ben = prescriber('ben', { firstName: 'Ben', lastName: 'Bishop' });
const primary = { isPrimary: true };

describe('the form of a recommendation', () => {
  const { gateway, open } = useProductApp();

  const openForm = async (...prescribers: readonly JsonObject[]) => {
    const state = { name: 'Ready for Medication Safety Review', year: 2026 };
    const review = {
      ...{ _id: 'r1', type: 'patient.review', subject: 'ria', version: 2, reviewDate: '2026-11-20' },
      ...{
        reviewType: 'Medication Safety Review (MSR)',
        workflowIteration: 1,
        currentYear: 2026,
        draft: true,
      },
    };
    await gateway.load([
      patient('ria', { currentWorkflowState: state, workflowIteration: 1, prescribers: [...prescribers] }),
      { entity: 'review', record: review },
    ]);
    const user = await open('/dashboard/patient/ria/review/r1?review=recommendations');
    await user.click(await screen.findByRole('button', { name: 'Add Recommendation' }));
    return dialog('Add Recommendation');
  };

  it('asks in the order of thought: what, why, which medicine, to whom, and what they read', async () => {
    const form = await openForm(ada);
    const medications = await form.findByRole('group', { name: /^Medications/ });
    const fields = inOrder.map((label) =>
      label === 'Medications' ? medications : form.getByLabelText(label),
    );
    const shown = fields.toSorted((one, other) =>
      one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );
    expect(shown.map((field) => inOrder[fields.indexOf(field)])).toEqual(inOrder);
  });

  it.each([
    { who: 'the only one', prescribers: [ada], chosen: 'Ada Aardvark' },
    {
      who: 'the only primary one of several',
      prescribers: [ada, { ...ben, ...primary }],
      chosen: 'Ben Bishop',
    },
  ])('has chosen the prescriber who is $who, by name', async ({ prescribers, chosen }) => {
    const form = await openForm(...prescribers);
    expect(await form.findByLabelText('Prescriber Addressed')).toHaveDisplayValue(chosen);
  });

  it('has chosen nobody of several of whom none is the primary one', async () => {
    const form = await openForm(ada, ben);
    expect(await form.findByLabelText('Prescriber Addressed')).toHaveDisplayValue(nobody);
  });
});
