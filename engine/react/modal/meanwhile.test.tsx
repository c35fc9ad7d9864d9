import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../core/json/json.ts';
import { getAt, setAt } from '../../core/json/pointer.ts';
import { TabView } from '../box/TabView.tsx';
import { library, northBranch } from '../testing/library.ts';
import { createLibraryGateway } from '../testing/library-gateway.ts';
import { renderEngine } from '../testing/render-engine.tsx';
import { clearDrafts } from './drafts.ts';

const gateway = createLibraryGateway();
const { state } = gateway;
beforeAll(() => gateway.server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  clearDrafts();
  state.branch = northBranch;
  state.writes = [];
});
afterAll(() => gateway.server.close());

const colleague = { firstName: 'Sam', lastName: 'Hill', email: 'sam@library.test' };

/** Builds the branch as stored by a colleague's save. */
function savedBy(performedBy: JsonObject, change: (branch: JsonObject) => JsonObject): JsonObject {
  return { ...change(northBranch), _rev: 4, performedBy };
}

describe('an open dialog whose record a colleague saves', () => {
  async function edit() {
    const { user, showRecords } = renderEngine(<TabView tab="desks" />, {
      ...{ home: gateway.home, product: library, records: { branch: northBranch } },
    });
    await user.click(await screen.findByRole('button', { name: 'Edit Front desk' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Desk' }));
    await user.type(await dialog.findByRole('textbox', { name: /Name/ }), ' West');
    const show = (branch: JsonObject) => {
      state.branch = branch;
      showRecords({ branch });
    };
    return { user, dialog, show };
  }

  it('says at once who has changed what, keeps what is typed, and offers to merge', async () => {
    const { user, dialog, show } = await edit();
    const line = dialog.getAllByRole('status').find((one) => one.classList.contains('en-meanwhile'));
    expect(line).toBeEmptyDOMElement();
    show(savedBy(colleague, (branch) => setAt(branch, '/desks/0/zip', '80299')));
    await waitFor(() => expect(line).toHaveTextContent('Sam Hill changed'));
    expect(line).toHaveTextContent('“80299” meanwhile.');
    expect(dialog.getByRole('textbox', { name: /Name/ })).toHaveValue('Front desk West');
    await user.click(dialog.getByRole('button', { name: 'Compare' }));
    expect(
      await dialog.findByText('Choose what to keep, then save again. Nothing that you typed is lost.'),
    ).toBeVisible();
    expect(dialog.getByRole('textbox', { name: /Name/ })).toHaveValue('Front desk West');
    expect(line).toBeEmptyDOMElement();
    await user.click(dialog.getByRole('button', { name: 'Save Desk' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(getAt(state.writes[0]?.body, '/desks/0')).toMatchObject({ name: 'Front desk West', zip: '80299' });
  });

  it('says so where it has been removed, and where it was the user elsewhere, and is silent about other rows', async () => {
    const { dialog, show } = await edit();
    show(savedBy(colleague, (branch) => setAt(branch, '/desks/1/zip', '80299')));
    show(savedBy(colleague, (branch) => setAt(branch, '/name', 'Northern Branch')));
    expect(dialog.queryByText(/meanwhile/)).toBeNull();
    show(
      savedBy({ ...colleague, email: 'ann@library.test' }, (branch) =>
        setAt(branch, '/desks/0/zip', '80298'),
      ),
    );
    expect(await dialog.findByText(/^You changed .* meanwhile\.$/)).toBeVisible();
    show(savedBy(colleague, (branch) => setAt(branch, '/desks', [getAt(branch, '/desks/1') as JsonObject])));
    expect(await dialog.findByText(/^A colleague has removed this meanwhile/)).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Compare' })).toBeNull();
  });

  it('says nothing of its own save', async () => {
    const { user, dialog } = await edit();
    await user.click(dialog.getByRole('button', { name: 'Save Desk' }));
    await waitFor(() => expect(state.writes).toHaveLength(1));
    expect(screen.queryByText(/meanwhile/)).toBeNull();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
