import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderEngine } from '../testing/render-engine.tsx';
import { clearDrafts } from './drafts.ts';
import { RecordModal } from './RecordModal.tsx';

describe('the dialog of a record', () => {
  afterEach(clearDrafts);

  it('says "An error occurred" where a failure brings no sentence, and stays as it was typed [ENGINE-18] [ENGINE-19]', async () => {
    let attempts = 0;
    const { user } = renderEngine(
      <RecordModal
        item="Book"
        mode="add"
        form="book"
        initial={{ type: 'branch.book', title: 'Emma' }}
        draftKey="new-book"
        save={async () => {
          attempts += 1;
          throw new Error('not meant for people');
        }}
        onClose={() => undefined}
      />,
    );
    await user.click(await screen.findByRole('button', { name: 'Save Book' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^An error occurred$/);
    expect(screen.getByLabelText(/Title/)).toHaveValue('Emma');
    await user.click(screen.getByRole('button', { name: 'Save Book' }));
    expect(attempts).toBe(2);
  });
});
