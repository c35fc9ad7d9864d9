import { Blob as NodeBlob, File as NodeFile } from 'node:buffer';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { rowsOf, useProductApp } from './harness/product-app.tsx';

const path = '/dashboard/stage-members';

describe('the page Stage Members', () => {
  const app = useProductApp();

  const csv = [
    'Member,first_name,Nachname,Date of Birth,Sex',
    'M-1,Ada,Soto,02/28/1941,female',
    'M-2,,Ruiz,1/2/1950,male',
  ];
  const file = () => new File([csv.join('\n')], 'members.csv', { type: 'text/csv' });
  const columnOf = (name: RegExp) => screen.getByRole('combobox', { name });

  it('suggests columns by their names, takes others by choice or drag, shows the first lines, and stages the file [CALLS-07]', async () => {
    const user = await app.open(path, 'clinical');
    await user.upload(await screen.findByLabelText('File of members'), file());
    expect(await screen.findByRole('combobox', { name: /^First Name/ })).toHaveValue('first_name');
    expect(columnOf(/^Date of Birth/)).toHaveValue('Date of Birth');
    const send = screen.getByRole('button', { name: 'Send and Stage' });
    expect(send).toBeDisabled();
    expect(screen.getByText('Every line needs Last Name, Patient ID: choose a column.')).toBeVisible();
    expect(app.requests.some(({ url }) => url.includes('/staging/piece'))).toBe(false);

    await user.selectOptions(columnOf(/^Last Name/), 'Nachname');
    const target = columnOf(/^Patient ID/);
    const chip = within(screen.getByRole('list', { name: /^Columns of the file/ })).getByText('Member');
    // Adds functions that jsdom lacks: without layout, no element is at a point, and pointers cannot be captured.
    Object.assign(chip, { setPointerCapture: vi.fn() });
    Object.assign(document, { elementFromPoint: () => target });
    fireEvent.pointerDown(chip);
    fireEvent.pointerUp(chip);
    expect(target).toHaveValue('Member');
    const birth = screen.getByRole('row', { name: /Date of Birth/ });
    expect(birth).toHaveTextContent('1941-02-28 · 1950-01-02');

    // Uses Node's own file classes, which the gateway in this process expects.
    vi.stubGlobal('File', NodeFile);
    vi.stubGlobal('Blob', NodeBlob);
    onTestFinished(() => void vi.unstubAllGlobals());
    await user.click(send);
    expect(await screen.findByRole('table', { name: 'Files that were sent' })).toBeVisible();
    await app.gateway.jobs().settled();
    await waitFor(() =>
      expect(rowsOf('Files that were sent')[0]?.slice(0, 2)).toEqual([
        expect.stringContaining('clinical@demo.test'),
        'Done: 1 staged (1 new, 0 changed, 0 unchanged)',
      ]),
    );
    expect(screen.getByRole('button', { name: /download the rejected lines of members.csv$/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove members.csv' }));
    await waitFor(() => expect(screen.queryByRole('table', { name: 'Files that were sent' })).toBeNull());
  });

  it('suggests the other columns where two are names of one field, and says which of them has to be chosen', async () => {
    const user = await app.open(path, 'clinical');
    const line = 'First Name,Phone,Telephone';
    const twice = new File([`${line}\nAda,3035550112,3035550113`], 'members.csv', { type: 'text/csv' });
    await user.upload(await screen.findByLabelText('File of members'), twice);
    expect(await screen.findByRole('combobox', { name: /^First Name/ })).toHaveValue('First Name');
    expect(columnOf(/^Phone \(Contact\)/)).toHaveValue('');
    const question =
      /^The columns “Phone”, “Telephone” are names of one field: choose which of them is Phone \(Contact\)/;
    expect(screen.getByText(question)).toBeVisible();
    await user.selectOptions(columnOf(/^Phone \(Contact\)/), 'Telephone');
    expect(screen.queryByText(question)).toBeNull();
    expect(screen.getByRole('row', { name: /^Phone \(Contact\)/ })).toHaveTextContent('3035550113');
  });

  it('says of a file that it cannot read what is wrong with it', async () => {
    const user = await app.open(path, 'clinical');
    const field = await screen.findByLabelText('File of members');
    await user.upload(field, new File([], 'empty.csv', { type: 'text/csv' }));
    expect(await screen.findByText('The file is empty.')).toBeVisible();
    await user.upload(
      field,
      new File([new Uint8Array([0x1f, 0x8b, 8])], 'members.csv', { type: 'text/csv' }),
    );
    expect(await screen.findByText(/^The file is compressed\./)).toBeVisible();
  });

  it('is closed to those who are no clinical administrators [ACCESS-09]', async () => {
    await app.open(path);
    expect(await screen.findByText(/clinical administrator/)).toBeVisible();
    expect(screen.queryByLabelText('File of members')).toBeNull();
  });
});
