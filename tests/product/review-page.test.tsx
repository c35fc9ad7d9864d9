import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { JsonObject } from '../../engine/core/json/json.ts';
import type { LoadRecord } from '../../engine/core/protocol/load.ts';
import { dialog, fill, medicationsPage, useProductApp } from './harness/product-app.tsx';
import { patient, prescriber } from './harness/records.ts';

const state = { name: 'Ready for Medication Safety Review', year: 2026 };

function review(id: string, rest: JsonObject): LoadRecord {
  const record = {
    ...{ _id: id, type: 'patient.review', subject: 'ria', version: 2, reviewDate: '2026-11-20' },
    ...{ reviewType: 'Medication Safety Review (MSR)', workflowIteration: 1, currentYear: 2026, draft: true },
    ...rest,
  };
  return { entity: 'review', record };
}

function medication(id: string, full: string, rest: JsonObject = {}): LoadRecord {
  const name = { name: { full }, isCustom: true, tierLevel: 'N' };
  return {
    entity: 'medication',
    record: { _id: id, type: 'patient.medication', subject: 'ria', medication: name, ...rest },
  };
}

const forPrescriber = { includeInPrescriber: true, prescriberText: 'Please stop it.' };

describe('the page of a review', () => {
  const { gateway, requests, open } = useProductApp();

  const load = (...records: readonly LoadRecord[]) =>
    gateway.load([
      patient('ria', {
        ...{ name: { first: 'Ria', last: 'Stone' }, currentWorkflowState: state, workflowIteration: 1 },
        prescribers: [
          prescriber('reached', {}),
          prescriber('nowhere', { firstName: 'Nell', lastName: 'Nowhere', addressLine1: '' }),
        ],
      }),
      ...records,
    ]);
  const warning = async (text: RegExp) => {
    const sentence = await screen.findByText(text);
    return within(sentence.parentElement as HTMLElement)
      .queryAllByRole('listitem')
      .map(({ textContent }) => textContent);
  };

  it('says by name what should be looked at before it is published, and is stopped only by what goes to nobody, until that is meant', async () => {
    await load(
      medication('m1', 'Aspirin 81 mg tablet'),
      medication('m2', 'Ibuprofen 400 mg tablet', {
        discontinued: { date: '2026-11-21', reason: 'side-effect' },
      }),
      review('r1', {
        currentMedications: [
          { _id: 'm2', _rev: 1, medication: { name: { full: 'Ibuprofen 400 mg tablet' } } },
        ],
        recommendations: [
          {
            ...{
              id: 'a',
              category: 'unsafe',
              medications: ['Ibuprofen 400 mg tablet'],
              prescriber: 'reached',
            },
            ...forPrescriber,
          },
          { id: 'b', category: 'cost', prescriber: 'nowhere', ...forPrescriber },
          { id: 'c', category: 'adherence', ...forPrescriber },
          { id: 'd', category: 'other' },
        ],
      }),
    );
    const user = await open('/dashboard/patient/ria/review/r1');
    expect(await screen.findByLabelText('Open patient')).toHaveTextContent('Ria Stone');
    expect(await warning(/records have changed since the snapshot/)).toEqual([
      'New or changed: Aspirin 81 mg tablet',
      'No longer taken: Ibuprofen 400 mg tablet',
    ]);
    expect(await warning(/does not take any more/)).toEqual([
      'Unsafe for this patient: Ibuprofen 400 mg tablet',
    ]);
    expect(await warning(/neither an address nor a fax number/)).toEqual(['Cannot be afforded']);
    expect(await warning(/name nobody whom they go to/)).toEqual(['Not taken as prescribed']);
    expect(await warning(/for nobody: they stand in no letter/)).toEqual(['Other']);
    await user.click(screen.getByRole('button', { name: 'Refresh Snapshot' }));
    await waitFor(() => expect(screen.queryByText(/records have changed since/)).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Publish' }));
    expect(await dialog.findByText(/name nobody whom they go to/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    expect(await dialog.findByText(/name nobody: say in each whom it goes to, or tick/)).toBeVisible();
    await user.click(
      dialog.getByRole('checkbox', { name: 'Publish although these recommendations go to nobody' }),
    );
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText(/^This review is published\. Only answers/)).toBeVisible();
  });

  it('shows the words of the source of each medicine on one press, in its list and beside its letters', async () => {
    const words = 'METFORMIN 500 1 tab po bid #60';
    const listed = { name: 'Metformin 500 mg', directions: '1 tab po bid', source: 'claims', words };
    await load(
      medication('m1', 'Metformin 500 mg tablet', { listed }),
      medication('m2', 'Zinc 50 mg tablet'),
      review('r1', {
        currentMedications: [
          { _id: 'm1', _rev: 1, medication: { name: { full: 'Metformin 500 mg tablet' } }, listed },
          { _id: 'm2', _rev: 1, medication: { name: { full: 'Zinc 50 mg tablet' } } },
        ],
        recommendations: [{ id: 'a', category: 'cost', prescriber: 'reached', ...forPrescriber }],
      }),
    );
    const user = await open('/dashboard/patient/ria/review/r1');
    const letters = within(await screen.findByRole('region', { name: 'Letter preview' }));
    const line = letters.getByText(`Metformin 500 mg tablet: “${words}”`);
    expect(line).not.toBeVisible();
    await user.click(letters.getByText('As told'));
    expect(line).toBeVisible();
    await user.click(await screen.findByRole('tab', { name: /Medications/ }));
    const row = within(await screen.findByRole('row', { name: /Metformin/ }));
    const told = row.getByText(/METFORMIN 500 1 tab po bid #60/);
    expect(told).not.toBeVisible();
    await user.click(row.getByText('As told'));
    expect(told).toBeVisible();
    const zinc = within(screen.getByRole('row', { name: /Zinc/ }));
    expect(zinc.queryByText('As told')).toBeNull();
  });

  it('shows its letters with the stamp of a draft until it is published, and without it from then on', async () => {
    await load(
      review('r1', {
        recommendations: [{ id: 'a', category: 'cost', prescriber: 'reached', ...forPrescriber }],
      }),
    );
    const user = await open('/dashboard/patient/ria/review/r1');
    expect(await screen.findByText('DRAFT, NOT PUBLISHED')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await user.click((await dialog('Publish')).getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText(/^This review is published\. Only answers/)).toBeVisible();
    const letters = within(await screen.findByRole('region', { name: 'Letter preview' }));
    expect(await letters.findByRole('article')).toBeVisible();
    expect(screen.queryByText('DRAFT, NOT PUBLISHED')).toBeNull();
  });

  it('is printed with its recommendations, whichever tab is open', async () => {
    await load(
      review('r1', {
        recommendations: [{ id: 'a', category: 'cost', prescriber: 'reached', ...forPrescriber }],
      }),
    );
    const user = await open('/dashboard/patient/ria/review/r1');
    await screen.findByRole('button', { name: 'Publish' });
    const printed: boolean[] = [];
    vi.spyOn(window, 'print').mockImplementation(() => {
      printed.push(
        within(screen.getByRole('table', { name: 'Recommendations' })).getAllByRole('row').length > 1,
      );
      window.dispatchEvent(new Event('afterprint'));
    });
    onTestFinished(() => void vi.restoreAllMocks());
    expect(screen.queryByRole('table', { name: 'Recommendations' })).toBeNull();
    await user.keyboard('{Control>}p{/Control}');
    await waitFor(() => expect(printed).toEqual([true]), { timeout: 10_000 });
    await waitFor(() => expect(screen.queryByRole('table', { name: 'Recommendations' })).toBeNull());
  });

  it('counts the medications that a recommendation is about, of those that are taken [ENGINE-14] [ENGINE-16]', async () => {
    await load(
      medication('m1', 'Zinc 50 mg tablet'),
      medication('m2', 'Aspirin 81 mg tablet'),
      review('r1', {}),
    );
    const user = await open('/dashboard/patient/ria/review/r1');
    await user.click(await screen.findByRole('tab', { name: /^Recommendations/ }));
    await user.click(await screen.findByRole('button', { name: 'Add Recommendation' }));
    const form = await dialog('Add Recommendation');
    const about = within(await form.findByRole('group', { name: /^Medications/ }));
    expect(await about.findByText('0 of 2')).toBeVisible();
    await user.click(about.getByRole('checkbox', { name: /^Zinc/ }));
    expect(about.getByText('1 of 2')).toBeVisible();
    await user.click(about.getByRole('button', { name: 'Select All' }));
    expect(about.getByText('2 of 2')).toBeVisible();
    await user.click(about.getByRole('button', { name: 'Deselect All' }));
    expect(about.getByText('0 of 2')).toBeVisible();
  });

  it('takes a medication for the same by what it is, whatever its name and record are by now', async () => {
    await load(
      medication('m1', 'atorvastatin calcium 20 MG Oral Tablet'),
      medication('m2', 'Norvasc 5 mg tablet'),
      review('r1', {
        currentMedications: [
          { _id: 'm0', _rev: 1, medication: { name: { full: 'Atorvastatin 20 mg tablet' } } },
          { _id: 'm2', _rev: 1, medication: { name: { full: 'Amlodipine 5 mg tablet' } } },
        ],
        recommendations: [
          { id: 'a', category: 'unsafe', medications: ['Atorvastatin 20 mg tablet'], ...forPrescriber },
          { id: 'b', category: 'cost', medications: ['Amlodipine 5 mg tablet'], ...forPrescriber },
        ],
      }),
    );
    await open('/dashboard/patient/ria/review/r1');
    expect(await warning(/records have changed since the snapshot/)).toEqual([
      'New or changed: atorvastatin calcium 20 MG Oral Tablet',
    ]);
    expect(screen.queryByText(/does not take any more/)).toBeNull();
  });

  it('is shown under the name of its own patient alone, whatever an address says', async () => {
    await load(
      patient('bob', { name: { first: 'Bob', last: 'Other' } }),
      review('r1', { recommendations: [{ id: 'a', category: 'cost', ...forPrescriber }] }),
    );
    await open('/dashboard/patient/bob/review/r1');
    expect(await screen.findByText(/^This record could not be loaded/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
    expect(screen.queryByRole('tab')).toBeNull();
  });

  it('is begun in its tab as a draft, published and printed for the patient, whose state follows each time [MSR-01] [MSR-23]', async () => {
    await load(medication('m1', 'Aspirin 81 mg tablet'));
    const user = await open(medicationsPage('ria', 'reviews'));
    await user.click(await screen.findByRole('button', { name: 'Add Review' }));
    await user.click((await dialog('Add Review')).getByRole('button', { name: 'Save Review' }));
    expect(await screen.findByText(/^The review has no recommendations/)).toBeVisible();
    const state = () => screen.getByLabelText('Open patient');
    expect(state()).toHaveTextContent('Scheduled for Medication Safety Review');
    await user.click(await screen.findByRole('button', { name: 'Publish' }));
    await user.click((await dialog('Publish')).getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(state()).toHaveTextContent('Ready for Printing'));
    await user.click(screen.getByRole('button', { name: 'Print' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Cover Letter to the Patient' }));
    await waitFor(() => expect(requests.some(({ url }) => url.includes('/api/print/document/'))).toBe(true));
    expect(requests.some(({ url }) => url.includes('/api/print/patientMSRCoverLetter'))).toBe(true);
  });

  it.each([
    [{ graduationStatus: { graduated: true } }, 'the patient has graduated from the program.'],
    [{ status: 'inactive' }, 'the patient is inactive.'],
    [
      { currentWorkflowState: { name: 'Failure to Engage at Initiating Call', year: 2026 } },
      /^No review can be added while the patient is in the state Failure to Engage/,
    ],
  ])('cannot be begun, and says why in the place of the button: %j [MSR-12] [MSR-28]', async (rest, why) => {
    await gateway.load([patient('ria', { currentWorkflowState: state, workflowIteration: 1, ...rest })]);
    await open(medicationsPage('ria', 'reviews'));
    const sentence = typeof why === 'string' ? `No review can be added: ${why}` : why;
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add Review' })).toBeNull();
  });

  it('is written by the organization that owns it alone while the patient waits for the preceptor [MSR-26]', async () => {
    await gateway.load([
      {
        entity: 'organization',
        record: { _id: 'EMTM', type: 'organization', name: 'EMTM', reviewingOrganization: 'org:NORTH' },
      },
      patient('ria', { currentWorkflowState: { name: 'Ready for MSR Preceptor Review', year: 2026 } }),
      review('r1', {}),
    ]);
    await open('/dashboard/patient/ria/review/r1');
    expect(await screen.findByText(/^This patient waits for a preceptor review/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
    const stored = await gateway.stored('r1');
    const saved = await gateway.as('pharmacist')('PUT', '/api/regimen/review', {
      review: { ...stored, published: true },
    });
    expect(saved).toMatchObject({ status: 422, body: { problems: [{ at: '/draft' }] } });
    await gateway.load([
      {
        entity: 'organization',
        record: { _id: 'EMTM', type: 'organization', name: 'EMTM', reviewingOrganization: 'org:EMTM' },
      },
    ]);
    const owned = await gateway.as('pharmacist')('PUT', '/api/regimen/review', {
      review: { ...stored, published: true },
    });
    expect(owned.status).toBe(200);
  });

  it('takes no edits once it is published, but answers, and a withdrawal that says why', async () => {
    await load(
      review('r2', {
        ...{ draft: false, published: true, publishedDate: '2026-11-20T15:00:00Z' },
        recommendations: [{ id: 'a', category: 'cost', prescriber: 'reached', ...forPrescriber }],
      }),
    );
    const user = await open('/dashboard/patient/ria/review/r2');
    await user.click(await screen.findByRole('tab', { name: /^Recommendations/ }));
    expect(await screen.findByRole('button', { name: /^Answer/ })).toBeEnabled();
    expect(screen.queryByRole('button', { name: /^(Edit|Remove|Copy|Add) / })).toBeNull();
    await waitFor(() => expect(screen.getByRole('button', { name: 'More' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Unpublish' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Unpublish' }));
    await user.click(dialog.getByRole('button', { name: 'Unpublish' }));
    expect(await dialog.findByText('Required')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'A dose was wrong.');
    await user.click(dialog.getByRole('button', { name: 'Unpublish' }));
    await user.click(await screen.findByRole('tab', { name: 'Review' }));
    expect(await warning(/^This review was unpublished/)).toEqual([
      expect.stringMatching(/11\/21\/2026, .*: A dose was wrong\.$/),
    ]);
  });

  const openMenu = async (user: UserEvent) => {
    const button = await screen.findByRole('button', { name: /^More about/ });
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);
    return within(await screen.findByRole('menu'));
  };

  it('is printed, answered, compared and unpublished from the list, too', async () => {
    await load(
      review('r2', {
        ...{ draft: false, published: true, publishedDate: '2026-11-20T15:00:00Z' },
        recommendations: [{ id: 'a', category: 'cost', prescriber: 'reached', ...forPrescriber }],
      }),
    );
    const user = await open(medicationsPage('ria', 'reviews'));
    const menu = await openMenu(user);
    const print = within(menu.getByRole('group', { name: 'Print' }));
    expect(print.getByRole('menuitem', { name: 'Cover Letter to the Patient' })).toBeVisible();
    expect(menu.getByRole('menuitem', { name: 'Record Responses' })).toBeVisible();
    await user.click(menu.getByRole('menuitem', { name: 'Unpublish' }));
    const asked = await dialog('Unpublish');
    await user.type(asked.getByRole('textbox', { name: /Reason/ }), 'A dose was wrong.');
    await user.click(asked.getByRole('button', { name: 'Unpublish' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByRole('cell', { name: /^Unpublished/ })).toBeVisible();
    expect(await gateway.stored('r2')).toMatchObject({
      published: false,
      unpublishes: [{ reason: 'A dose was wrong.' }],
    });
  });

  describe('of a patient whom the user hands over', () => {
    const ofBoth = {
      managingOrganization: { id: 'ECPN', primary: 'ECPN', secondary: 'org:EMTM' },
      currentWorkflowState: state,
      workflowIteration: 1,
    };
    const sent = {
      managingOrganization: { ...ofBoth.managingOrganization, id: 'EMTM' },
      currentWorkflowState: {
        ...state,
        name: 'Ready for ECPN Medication Safety Review',
        ecpnReview: true,
      },
      workflowIteration: 1,
    };
    const page = '/dashboard/patient/ria/review/r1';
    const farewell = async (text: RegExp) => {
      const panel = await waitFor(() => {
        const [found] = screen.getAllByRole('status').filter((each) => text.test(each.textContent ?? ''));
        if (found === undefined) throw new Error('Nothing says so.');
        return found;
      });
      expect(within(panel).getByText('It is with others now, and no longer shown to you.')).toBeVisible();
      expect(screen.queryByText(/does not exist/)).toBeNull();
      return within(panel).getByRole('link', { name: 'Back to the dashboard' });
    };

    it('says to whom a due date has handed them, as ECPN [MSR-21]', async () => {
      await load(patient('ria', ofBoth));
      const user = await open(medicationsPage('ria', 'reviews'), 'ecpn');
      await user.click(await screen.findByRole('button', { name: 'Add Review' }));
      const form = await dialog('Add Review');
      await fill(user, form.getByRole('textbox', { name: /^Due Date/ }), '12/01/2199');
      await user.click(form.getByRole('button', { name: 'Save Review' }));
      expect(await farewell(/hands the patient over to EMTM/)).toBeVisible();
    });

    it('says so after Publish, as EMTM [MSR-15] [MSR-24]', async () => {
      await load(patient('ria', sent), review('r1', { noRecommendations: true }));
      const user = await open(page);
      await user.click(await screen.findByRole('button', { name: 'Publish' }));
      await user.click((await dialog('Publish')).getByRole('button', { name: 'Publish' }));
      expect(await screen.findByText(/hands the patient back to ECPN/)).toBeVisible();
      const note =
        /^Handed over to .* on 11\/21\/2026\. You published this review: you can still read and print it\./;
      expect(await screen.findByText(note)).toBeVisible();
      expect(screen.queryByText(/does not exist/)).toBeNull();
      expect(screen.queryByLabelText('Open patient')).toBeNull();
    });

    it('is shown to whoever published it after a reload, to read and to print alone [MSR-15]', async () => {
      const recommendations = [{ id: 'a', category: 'cost', ...forPrescriber }];
      await load(patient('ria', sent), review('r1', { recommendations }));
      const stored = await gateway.stored('r1');
      const saved = await gateway.as('pharmacist')('PUT', '/api/regimen/review', {
        review: { ...stored, published: true, unaddressed: true },
      });
      expect(saved).toMatchObject({ status: 200, body: { handedOver: true } });
      const user = await open(page);
      expect(await screen.findByText(/^Handed over to .* on 11\/21\/2026\./)).toBeVisible();
      expect(screen.queryByRole('alert')).toBeNull();
      await user.click(await screen.findByRole('tab', { name: /^Recommendations/ }));
      expect(await screen.findByRole('cell', { name: 'No answer yet' })).toBeVisible();
      expect(
        screen.queryByRole('button', { name: /^(Answer|Edit|Remove|Copy|Add|Publish|More)\b/ }),
      ).toBeNull();
      expect(screen.queryByRole('tab', { name: /^(Deliveries|Letters Sent|Comparison)/ })).toBeNull();
      await user.click(screen.getByRole('tab', { name: 'Review' }));
      await user.click(await screen.findByRole('button', { name: 'Print' }));
      const menu = within(await screen.findByRole('menu'));
      expect(menu.getByRole('menuitem', { name: 'Action Plan for the Patient' })).toBeVisible();
    });

    it('says so after Reject, as EMTM [MSR-20]', async () => {
      await load(patient('ria', sent), review('r1', {}));
      const user = await open(medicationsPage('ria', 'reviews'));
      const menu = await openMenu(user);
      await user.click(menu.getByRole('menuitem', { name: 'Reject and Return to ECPN' }));
      const form = await dialog('Reject and Return to ECPN');
      await user.type(form.getByRole('textbox', { name: /^Reason/ }), 'No labs of this year.');
      await user.click(form.getByRole('button', { name: 'Reject and Return to ECPN' }));
      expect(await farewell(/goes back to ECPN/)).toBeVisible();
      expect(await gateway.stored('ria')).toMatchObject({
        managingOrganization: { id: 'ECPN' },
        manualWorkflowStateChanges: [expect.objectContaining({ reasonOther: 'No labs of this year.' })],
      });
    });
  });

  it('stands beside the previous review: scores, medications and what came of its recommendations', async () => {
    const given = (id: string, full: string, rev = 1) => ({
      _id: id,
      _rev: rev,
      medication: { name: { full } },
    });
    const cost = { id: 'a', category: 'cost', prescriber: 'reached', ...forPrescriber };
    await load(
      review('r1', {
        ...{ draft: false, published: true, publishedDate: '2026-05-20T15:00:00Z', reviewDate: '2026-05-20' },
        ...{
          riskScoresNormalized: { total: 24 },
          currentMedications: [given('m1', 'Aspirin'), given('m2', 'Ibuprofen')],
        },
        recommendations: [{ ...cost, prescriberResponse: { status: { snowMedCode: '443390004' } } }],
      }),
      review('r2', {
        ...{
          riskScoresNormalized: { total: 17 },
          currentMedications: [given('m1', 'Aspirin', 2), given('m3', 'Naproxen')],
        },
        recommendations: [cost, { ...cost, id: 'b', category: 'adherence' }],
      }),
    );
    await open('/dashboard/patient/ria/review/r2?review=review-comparison');
    const card = (await screen.findByText('24 → 17')).closest('.en-card-columns');
    for (const text of [
      'Medications StartedNaproxen',
      'Medications StoppedIbuprofen',
      'Medications ChangedAspirin',
      'AgainCannot be afforded',
      'NewNot taken as prescribed',
      'Cannot be afforded. Prescriber: Declined',
    ])
      expect(card).toHaveTextContent(text);
  });
});
