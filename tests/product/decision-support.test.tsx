import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { JsonObject } from '../../engine/core/json/json.ts';
import { encodeTabState } from '../../engine/react/index.ts';
import { seriousFindings } from '../../engine/react/testing/axe.ts';
import { noServices } from '../../features/all/server/services.ts';
import type {
  DecisionProvider,
  Feedback,
  ProviderFinding,
} from '../../features/decision-support/server/decision-provider.ts';
import type { Answer } from '../../gateway/testing/open-test-gateway.ts';
import { home, medicationsPage, useProductApp } from './harness/product-app.tsx';
import { allergy, medication } from './harness/records.ts';

/** Provider without findings unless a test sets some. */
const proposing: { findings: readonly ProviderFinding[]; readonly heard: Feedback[] } = {
  findings: [],
  heard: [],
};
const provider: DecisionProvider = {
  name: 'Proposing',
  check: async () => ({ findings: proposing.findings }),
  feedback: async (feedback) => void proposing.heard.push(feedback),
};

describe('the decision support of a patient', () => {
  const services = { ...noServices, decisionProviders: [provider] };
  const { gateway, network, open } = useProductApp({ services });
  const page = medicationsPage('ana', 'decision-support');
  const finding = async () => (await screen.findByText(/extreme sleepiness/)).closest('li') as HTMLElement;
  const section = (name: string) => screen.findByRole('region', { name });

  beforeEach(() =>
    gateway.load([
      medication('oxy', 'Oxycodone 5 MG Oral Tablet'),
      medication('lora', 'Lorazepam 1 MG Oral Tablet'),
      medication('tea', 'Tea', { medication: { isCustom: true, code: { coding: [] } } }),
    ]),
  );

  it('shows what was found with severity, source and version, and always what was not checked [MDS-01]', async () => {
    const user = await open(page);
    const shown = within(await finding());
    await user.click(shown.getByText('Source'));
    expect(shown.getByText('Major')).toBeInTheDocument();
    expect(shown.queryByText('Demonstration')).toBeNull();
    expect(shown.getByText(/US public facts, row opioid-benzodiazepine/)).toBeInTheDocument();
    expect(shown.getByText(/^Compared with its source on \d.* \(Safety announcement\):/)).toHaveTextContent(
      /alternative treatment options are inadequate/,
    );
    expect(shown.getByRole('link', { name: /combining opioid/ })).toHaveAttribute(
      'href',
      expect.stringContaining('fda.gov'),
    );
    expect(shown.getByText(/version \d{4}/)).toBeInTheDocument();
    expect(screen.getByText(/^Checked \d/)).toBeInTheDocument();
    expect(within(await section('Not checked')).getByText('Tea')).toBeInTheDocument();
    expect(await seriousFindings()).toEqual([]);
  });

  it('names what it cannot have looked at: medicines of lists that wait, and an allergy without a name', async () => {
    const methotrexate = 'Methotrexate 2.5 MG Oral Tablet';
    const listed = [methotrexate, 'oxycodone 5 mg oral tablet', methotrexate.toLowerCase()];
    await gateway.load([
      {
        entity: 'reconciliation',
        record: {
          ...{ _id: 'portal', type: 'patient.reconciliation', subject: 'ana', source: 'caregiver' },
          ...{ list: 'unreconciled', asOf: '2026-11-20' },
          medications: listed.map((name, at) => ({ uuid: `00000000-0000-4000-8000-00000000000${at}`, name })),
        },
      },
      allergy('who-knows', { substance: undefined }),
    ]);
    await open(page);
    const notChecked = within(await section('Not checked'));
    const waiting = await notChecked.findByText(/^On a list that waits in Medication Reconciliation/);
    expect(waiting.nextSibling).toHaveTextContent(new RegExp(`^${methotrexate}$`));
    expect(notChecked.getByText('Allergy without a name')).toBeVisible();
  });

  it('says on a finding, without a press, what of it nobody has found in its source', async () => {
    const lines = [
      {
        ...{ package: 'house', format: 1, version: '2026-12-01', title: 'House rules', publisher: 'Us' },
        ...{ licence: 'Own', description: 'Nothing else.' },
      },
      { source: 'minutes', title: 'Minutes', date: '2026-11-12', licence: 'Own' },
      {
        ...{ class: 'calming', title: 'Calming', ingredients: ['lorazepam', 'zolpidem'], source: 'minutes' },
        ...{ compared: '2026-11-29', unconfirmed: ['lorazepam'] },
      },
      ...[
        { row: 'doubted', of: ['oxycodone'], message: 'Doubted.' },
        { row: 'half', of: ['class:calming'], message: 'Half certain.', compared: '2026-11-29' },
      ].map((row) => ({ ...row, kind: 'drug-food', severity: 'minor', advice: 'Ask.', source: 'minutes' })),
    ];
    const content = lines.map((line) => JSON.stringify(line)).join('\n');
    await gateway.query(
      `insert into knowledge (name, version, source_hash, content, loaded_at)
       values ('house', '2026-12-01', 'house', $1, '2026-12-01')`,
      [content],
    );
    onTestFinished(async () => void (await gateway.query('delete from knowledge')));
    await open(page);
    const shown = async (message: string) =>
      within((await screen.findByText(message)).closest('li') as HTMLElement);
    const badge = 'Not yet compared with its source';
    const doubted = await shown('Doubted.');
    expect(doubted.getByText(badge)).toBeVisible();
    expect(doubted.getByText(/^Nobody has read the source beside this rule/)).toBeVisible();
    expect(doubted.getByText('Source').closest('details')).not.toHaveAttribute('open');
    const half = await shown('Half certain.');
    expect(half.getByText(badge)).toBeVisible();
    expect(half.getByText(/The source of the group does not name lorazepam/)).toBeVisible();
    expect(within(await finding()).queryByText(badge)).toBeNull();
    expect(await seriousFindings()).toEqual([]);
  });

  it('has the regimen folded on a phone, above what was found, with how much is in it', async () => {
    const real = window.matchMedia;
    const isPhone = vi.spyOn(window, 'matchMedia');
    isPhone.mockImplementation((query) => ({ ...real(query), matches: query.startsWith('(max-width') }));
    onTestFinished(() => isPhone.mockRestore());
    const user = await open(page);
    await finding();
    const regimen = within(await section('Regimen'));
    const listed = regimen.getByText('Tea').closest('details');
    expect(listed).not.toHaveAttribute('open');
    await user.click(regimen.getByText('Regimen (3)'));
    expect(listed).toHaveAttribute('open');
  });

  it('shows genes of the newest review [MDS-02]', async () => {
    await gateway.load([
      {
        entity: 'review',
        record: {
          ...{ _id: 'review', type: 'patient.review', subject: 'ana', version: 2, reviewDate: '2026-11-01' },
          ...{
            reviewType: 'Medication Safety Review (MSR)',
            workflowIteration: 1,
            currentYear: 2026,
            draft: true,
          },
          genetics: [{ gene: 'CYP2D6', phenotype: 'Poor metabolizer' }],
        },
      },
    ]);
    await open(page);
    expect(await screen.findByText('CYP2D6')).toBeInTheDocument();
  });

  it('shows beside what is found what would be found, with the difference, and stores nothing', async () => {
    const user = await open(page);
    await finding();
    await user.click(screen.getByRole('checkbox', { name: /Lorazepam/ }));
    expect(
      await within(await section('Gone with this change')).findByText(/extreme sleepiness/),
    ).toBeInTheDocument();
    expect(await screen.findByText(/^\(−\d+\)$/)).toBeInTheDocument();
    await user.type(screen.getByRole('searchbox', { name: 'Add a candidate' }), 'Gabapentin');
    await user.click(await screen.findByRole('button', { name: 'Add “Gabapentin” as written' }));
    expect(
      await within(await section('New with this change')).findByText(/especially in older adults/),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Back to the medication list' }));
    await finding();
    expect(screen.queryByRole('region', { name: 'New with this change' })).toBeNull();
    const { rows } = await gateway.query(
      "select 1 from record where document ->> 'type' = 'patient.medication'",
    );
    expect(rows).toHaveLength(3);
  });

  const beginReview = (): Promise<Answer> => {
    const review = {
      ...{ subject: 'ana', version: 2, reviewDate: '2026-11-21', workflowIteration: 1, currentYear: 2026 },
      ...{ reviewType: 'Medication Safety Review (MSR)', draft: true },
    };
    return gateway.as('pharmacist')('POST', '/api/regimen/review', { review });
  };

  it('tries out what a service proposes, and tells it what was taken up and what was not', async () => {
    proposing.heard.length = 0;
    const review = await beginReview();
    proposing.findings = [
      {
        ...{ check: 'x', type: 'Service', severity: 'minor', medications: ['lora'] },
        ...{ message: 'Falls', advice: 'Stop lorazepam', version: '', isDemonstration: false },
        source: { title: 'Service Inc.' },
        suggestions: [{ id: 'stop', label: 'Stop lorazepam', changes: [{ kind: 'remove', id: 'lora' }] }],
        card: { service: 'view', id: 'card-1' },
      },
    ];
    const user = await open(page);
    await user.click(await screen.findByRole('button', { name: 'Try: Stop lorazepam' }));
    expect(screen.getByRole('checkbox', { name: /Lorazepam/ })).not.toBeChecked();
    await within(await section('Gone with this change')).findByText(/extreme sleepiness/);
    expect(screen.queryByRole('button', { name: 'Try: Stop lorazepam' })).toBeNull();
    const carry = screen.getByRole('button', { name: 'Add change to review' });
    await waitFor(() => expect(carry).toBeEnabled());
    await user.click(carry);
    await waitFor(() => expect(proposing.heard).toHaveLength(1));
    expect(proposing.heard[0]).toMatchObject({
      card: { service: 'view', id: 'card-1' },
      outcome: { kind: 'accepted', suggestions: ['stop'] },
    });
    expect((await gateway.stored(String(review.body['id'])))?.['recommendations']).toMatchObject([
      { prescriberText: 'Stop Lorazepam 1 MG Oral Tablet.' },
    ]);
    await user.click(screen.getByRole('button', { name: 'Back to the medication list' }));
    const falls = (await screen.findByText('Falls')).closest('li') as HTMLElement;
    await user.click(within(falls).getByRole('button', { name: 'Acknowledge' }));
    const asked = within(await screen.findByRole('dialog', { name: 'Acknowledge finding' }));
    await user.selectOptions(asked.getByRole('combobox'), 'Already monitored');
    await user.click(asked.getByRole('button', { name: 'Acknowledge' }));
    await waitFor(() => expect(proposing.heard).toHaveLength(2));
    expect(proposing.heard[1]).toMatchObject({
      card: { service: 'view', id: 'card-1' },
      outcome: { kind: 'overridden', reason: { code: 'monitored' } },
    });
    proposing.findings = [];
  });

  it('acknowledges a major finding with a reason only, folds it up, counts it and takes it back', async () => {
    const user = await open(page);
    await user.click(within(await finding()).getByRole('button', { name: 'Acknowledge' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('button', { name: 'Acknowledge' })).toBeDisabled();
    await user.selectOptions(dialog.getByRole('combobox', { name: /Reason/ }), 'Already monitored');
    await user.click(dialog.getByRole('button', { name: 'Acknowledge' }));
    await user.click(await screen.findByText('Acknowledged (1)'));
    expect(within(await finding()).getByText(/Already monitored/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Take acknowledgement back' }));
    expect(await within(await finding()).findByRole('button', { name: 'Acknowledge' })).toBeInTheDocument();
  });

  it('writes a finding into the draft of the review', async () => {
    const user = await open(page);
    await user.click(within(await finding()).getByRole('button', { name: 'Add to review' }));
    expect(await screen.findByText(/There is no draft of a review/)).toBeInTheDocument();
    const review = await beginReview();
    expect(review.status).toBe(201);
    await user.click(within(await finding()).getByRole('button', { name: 'Add to review' }));
    expect(await screen.findByText('Added to the review as a recommendation.')).toBeInTheDocument();
    const stored = await gateway.stored(String(review.body['id']));
    expect(stored?.['recommendations']).toMatchObject([
      {
        medications: expect.arrayContaining(['Oxycodone 5 MG Oral Tablet', 'Lorazepam 1 MG Oral Tablet']),
        rationale: expect.stringContaining('extreme sleepiness'),
      },
    ]);
  });

  it('tries other hours, and writes the change with its effect on the score into the draft of the review', async () => {
    const answer = await beginReview();
    const user = await open(page);
    await finding();
    await user.click(screen.getByRole('checkbox', { name: /Oxycodone/ }));
    await user.click(screen.getByRole('button', { name: /^Change Lorazepam/ }));
    await user.type(screen.getByRole('textbox', { name: 'Bedtime' }), '1 tablet');
    await user.click(screen.getByRole('button', { name: 'Try it' }));
    expect(await screen.findByText('Bedtime: 1 tablet')).toBeInTheDocument();
    expect(await screen.findByText(/^\(−\d+\)$/)).toBeInTheDocument();
    const carry = await screen.findByRole('button', { name: 'Add change to review' });
    await waitFor(() => expect(carry).toBeEnabled());
    await user.click(carry);
    expect(await screen.findByText('Added to the review as a recommendation.')).toBeInTheDocument();
    const stored = await gateway.stored(String(answer.body['id']));
    const [recommendation] = (stored?.['recommendations'] ?? []) as JsonObject[];
    expect(recommendation).toMatchObject({
      medications: expect.arrayContaining(['Oxycodone 5 MG Oral Tablet', 'Lorazepam 1 MG Oral Tablet']),
      prescriberText: expect.stringMatching(/Stop Oxycodone 5 MG Oral Tablet\./),
      rationale: expect.stringMatching(/risk score would go from \d+ to \d+/),
    });
    expect(recommendation?.['prescriberText']).toContain('1 tablet bedtime');
    expect(stored?.['riskScoreAffectedRecommendations']).toEqual([recommendation?.['id']]);
  });

  const isHead = { selector: '.ds-finding-head span' };

  it('is out of date as soon as an allergy is taken out of the record beside it, until it is checked again', async () => {
    await gateway.load([allergy('to-oxycodone', { substance: { text: 'Oxycodone' } })]);
    const tabs = { profile: ['history', 'allergies'], medications: ['decision-support'] };
    const user = await open(`/dashboard/patient/ana/${encodeTabState(tabs)}`);
    await screen.findByText('Drug and allergy', isHead);
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    network.use(
      http.post(`${home}/api/:product/decision/check`, async ({ request }) => {
        await held;
        return gateway.fetch(request);
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Remove Oxycodone' }));
    await user.click(await screen.findByRole('button', { name: 'Yes, remove' }));
    expect(await screen.findByText(/^Out of date: the record may have changed since/)).toBeInTheDocument();
    expect(screen.getByText('Drug and allergy', isHead)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Check again' })).toBeDisabled();
    letGo();
    expect(await screen.findByText('Current.')).toBeInTheDocument();
    expect(screen.queryByText('Drug and allergy', isHead)).toBeNull();
    await finding();
  });

  it('says that nothing could be checked, and tries again', async () => {
    network.use(
      http.post(`${home}/api/regimen/decision/check`, () => HttpResponse.json({}, { status: 400 })),
    );
    const user = await open(page);
    expect(
      await screen.findByText('Interaction check could not be completed. Please review manually'),
    ).toBeInTheDocument();
    network.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await finding();
  });
});
