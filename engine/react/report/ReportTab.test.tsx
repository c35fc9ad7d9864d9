import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { CallContract } from '../../core/product/call.ts';
import type { ReportPeriod } from '../../core/product/report.ts';
import type { ReportBoxTab } from '../../core/product/screen.ts';
import type { PeriodReportAnswer } from '../../core/protocol/report-answer.ts';
import { seriousFindings } from '../testing/axe.ts';
import { library } from '../testing/library.ts';
import { createLibraryGateway } from '../testing/library-gateway.ts';
import { librarian, type RenderOptions, renderEngine } from '../testing/render-engine.tsx';
import { ReportTab } from './ReportTab.tsx';

const gateway = createLibraryGateway();
beforeAll(() => gateway.server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => gateway.server.resetHandlers());
afterAll(() => gateway.server.close());

const tab: ReportBoxTab = {
  ...{ kind: 'report', report: 'loans', title: 'Loans', call: 'figures.loans' },
  export: { call: 'figures.loans-export', access: 'write' },
};

function contract(name: string, path: string, period: ReportPeriod): CallContract {
  return {
    ...{ name, path, title: name, methods: ['GET'], access: 'read', cacheSeconds: 0 },
    query: { organization: { type: 'string', isRequired: false } },
    answer: { kind: 'report', report: 'loans', period },
    store: { kind: 'report', report: 'loans' },
  };
}

const figures: PeriodReportAnswer = {
  ...{ title: 'Loans', description: 'Loans by month.', period: 'month', from: '2026-08', to: '2026-11' },
  organizations: [
    { id: 'north', name: 'North Branch' },
    { id: 'south', name: 'South Branch' },
  ],
  columns: [
    { title: 'Loans', description: 'Books lent.', take: 'sum' },
    { title: 'Late', description: 'Of all loans.', take: 'share' },
  ],
  rows: [
    { organization: '', period: '', values: [5, 0.2] },
    { organization: '', period: '2026-08', values: [4, 0.25] },
    { organization: '', period: '2026-10', values: [1, 0] },
    { organization: 'south', period: '', values: [1, 0] },
    { organization: 'south', period: '2026-10', values: [1, 0] },
    { organization: 'north', period: '', values: [4, 0.25] },
    { organization: 'north', period: '2026-08', values: [4, 0.25] },
  ],
};

function open(answer: object, options: RenderOptions = {}) {
  const asked: string[] = [];
  const path = '/api/library/figures';
  gateway.server.use(
    http.get(`${gateway.home}${path}*`, ({ request }) => {
      const { pathname, search } = new URL(request.url);
      asked.push(pathname + search);
      return HttpResponse.json(answer);
    }),
  );
  const period = 'today' in answer ? 'present' : 'month';
  const calls = {
    ...library.calls,
    'figures.loans': contract('figures.loans', path, period),
    'figures.loans-export': contract('figures.loans-export', `${path}/file`, period),
  };
  const product = { ...library, calls };
  return { asked, ...renderEngine(<ReportTab tab={tab} />, { home: gateway.home, product, ...options }) };
}

describe('a report', () => {
  it('shows a column as chart without a gap, and all of them as table with totals, by organization', async () => {
    const { user, container } = open(figures);
    const table = await screen.findByRole('table', { name: 'Loans by organization and month' });
    const headings = within(table).getAllByRole('rowheader');
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      ...['North Branch', 'Aug 2026', 'All months', 'South Branch', 'Oct 2026', 'All months'],
      ...['All organizations', 'Aug 2026', 'Oct 2026', 'All months'],
    ]);
    const chart = screen.getByRole('img', { name: /^Loans by month/ });
    expect(within(chart).getByText('Aug 2026: 4, Sep 2026: 0, Oct 2026: 1')).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Chart of'), 'Late');
    expect(screen.getByText('Aug 2026: 25%, Sep 2026: –, Oct 2026: 0%')).toBeInTheDocument();
    expect(await seriousFindings(container)).toEqual([]);
  });

  it('asks for the organization that was chosen, and takes along what is shown', async () => {
    const { user, asked } = open(figures);
    await user.selectOptions(await screen.findByLabelText('Organization'), 'South Branch');
    await waitFor(() => expect(asked).toContain('/api/library/figures?organization=south'));
    await user.click(screen.getByRole('button', { name: 'Export to CSV' }));
    await waitFor(() => expect(asked).toContain('/api/library/figures/file?organization=south'));
  });

  it('is taken along only by who may do that', async () => {
    open(figures, { user: { ...librarian, roles: [] } });
    expect(await screen.findByRole('table')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Export to CSV' })).toBeNull();
  });

  it('says in its own words that there is nothing', async () => {
    open({ ...figures, rows: [], empty: 'Nobody has borrowed a book.' });
    expect(await screen.findByText('Nobody has borrowed a book.')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('of the present shows groups, and calls them so where nothing else is said', async () => {
    const column = { title: 'Loans', description: 'Now.', take: 'waiting' };
    open({
      ...{ title: 'Loans', description: 'Now.', today: '2026-11-21', organizations: figures.organizations },
      ...{ columns: [column], groups: [{ name: 'open', title: 'Open' }] },
      rows: [{ organization: '', group: 'open', values: [3] }],
      days: [{ day: '2026-11-21', group: 'open', count: 3 }],
    });
    const table = await screen.findByRole('table', { name: 'Loans by organization' });
    expect(within(table).getByRole('columnheader', { name: 'Group' })).toBeVisible();
    expect(screen.getByRole('img', { name: /^Loans by group/ })).toHaveTextContent('Open: 3');
  });
});
