import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useProductApp } from './harness/product-app.tsx';
import { patient } from './harness/records.ts';

const review = (id: string, publishedDate: string) => ({
  entity: 'review',
  record: {
    ...{ _id: id, type: 'patient.review', subject: 'ria', version: 2, reviewDate: '2026-08-02' },
    ...{ workflowIteration: 1, currentYear: 2026, reviewType: 'Medication Safety Review (MSR)' },
    ...{ published: true, publishedDate, recommendations: [] },
  },
});

const letter = {
  entity: 'delivery',
  record: {
    ...{
      _id: 'l1',
      type: 'patient.delivery',
      subject: 'ria',
      review: 'r1',
      recipient: 'member',
      way: 'print',
    },
    ...{ publishedOn: '2026-08-03T09:00:00Z', status: 'sent', sentOn: '2026-08-07T08:00:00Z' },
  },
};

describe('the page Reports', () => {
  const app = useProductApp();

  beforeEach(() =>
    app.gateway.load([
      patient('ria', {}),
      review('r1', '2026-08-03T09:00:00Z'),
      review('r2', '2026-10-03T09:00:00Z'),
      letter,
    ]),
  );

  it('shows the figures of each month as a table, and one of them as a chart without a gap in its months', async () => {
    const user = await app.open('/dashboard/reports', 'clinical');
    const table = await screen.findByRole('table', { name: 'Safety Reviews by organization and month' });
    const august = within(table).getByRole('row', { name: /^Aug 2026/ });
    expect(august).toHaveTextContent('Aug 202611100%0––––14');
    await user.selectOptions(screen.getByLabelText('Chart of'), 'Days to Mail');
    const chart = await screen.findByRole('img', { name: /^Days to Mail by month/ });
    expect(within(chart).getByText('Aug 2026: 4, Sep 2026: –, Oct 2026: –')).toBeInTheDocument();
  });

  it('asks for the months that were chosen, with what was there on show meanwhile', async () => {
    await app.open('/dashboard/reports', 'clinical');
    const from = await screen.findByLabelText('From');
    fireEvent.change(from, { target: { value: '2026-10' } });
    expect(from).toHaveValue('2026-10');
    await waitFor(() => expect(screen.queryByRole('row', { name: /^Aug 2026/ })).toBeNull());
    expect(screen.getByRole('row', { name: /^Oct 2026/ })).toBeVisible();
    expect(from).toBeInTheDocument();
  });
});

describe('the page Team Board', () => {
  const app = useProductApp();
  const ready = 'Ready for Initiating Call';

  beforeEach(async () => {
    await app.gateway.load([
      patient('ria', { currentWorkflowState: { name: ready }, nextReviewDate: '2026-11-01' }),
      patient('tom', { currentWorkflowState: { name: 'Ready for Consult' } }),
    ]);
    await app.gateway.as('support')('POST', '/api/regimen/patient/reservations', {
      ...{ email: 'support@demo.test', patientId: 'ria' },
    });
  });

  it('shows how many are in each state, as a chart and as a table, now and by day', async () => {
    const user = await app.open('/dashboard/team', 'clinical');
    const table = await screen.findByRole('table', { name: 'Workflow States by organization' });
    expect(within(table).getByRole('rowheader', { name: 'EMTM Care Network' })).toBeVisible();
    const state = within(table).getByRole('row', { name: /^Scheduled for Initiating Interaction/ });
    expect(state).toHaveTextContent('Scheduled for Initiating Interaction1100000 days');
    const chart = screen.getByRole('img', { name: /^Members by workflow state/ });
    expect(
      within(chart).getByText(/Scheduled for Initiating Interaction: 1/, { selector: 'desc' }),
    ).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Chart of'), 'Over 30 Days');
    expect(screen.getByRole('img', { name: /^Over 30 Days by workflow state/ })).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Workflow State by day'), 'Ready for Consult');
    const days = screen.getByRole('img', { name: /^Ready for Consult by day/ });
    expect(within(days).getByText('11/21: 1', { selector: 'desc' })).toBeInTheDocument();
    await user.click(screen.getByText('The same as a table'));
    expect(screen.getByRole('table', { name: 'Workflow States by day' })).toBeVisible();
  });

  it('shows what is late, the calls of each day, and who works on whom', async () => {
    const user = await app.open('/dashboard/team', 'clinical');
    await user.click(await screen.findByRole('tab', { name: 'Deadlines' }));
    const deadlines = await screen.findByRole('table', { name: 'Deadlines by organization' });
    expect(within(deadlines).getByRole('row', { name: /^Next engagement/ })).toHaveTextContent(
      /^Next engagement111/,
    );
    await user.click(screen.getByRole('tab', { name: 'Calls' }));
    expect(await screen.findByText('No calls were logged on these days.')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'At Work' }));
    expect(await screen.findByRole('cell', { name: 'support@demo.test' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Pat Person' })).toHaveAttribute(
      'href',
      '/dashboard/patient/ria',
    );
  });
});
