import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderEngine } from '../testing/render-engine.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

function Asking({ done }: { readonly done: Promise<void> }) {
  const [engagement, setEngagement] = useState(2);
  const act = async () => {
    setEngagement(3);
    await done;
    throw new Error('refused');
  };
  return (
    <ConfirmDialog
      {...{ title: 'Begin?', yes: 'Begin', no: 'Cancel', failure: 'save-failed', act }}
      onClose={() => undefined}
    >
      Engagement {String(engagement)} begins.
    </ConfirmDialog>
  );
}

describe('a question before an action', () => {
  it('says what it asked until the action is over, though that changes what it would ask next', async () => {
    const done = Promise.withResolvers<void>();
    const { user } = renderEngine(<Asking done={done.promise} />);
    await user.click(await screen.findByRole('button', { name: 'Begin' }));
    expect(screen.getByRole('dialog')).toHaveTextContent('Engagement 2 begins.');
    done.resolve();
    expect(await screen.findByText('An error occurred')).toBeVisible();
    expect(screen.getByRole('dialog')).toHaveTextContent('Engagement 3 begins.');
  });

  it('shows why it failed below itself: its buttons stay where they are', async () => {
    const { user } = renderEngine(<Asking done={Promise.resolve()} />);
    await user.click(await screen.findByRole('button', { name: 'Begin' }));
    const alert = await screen.findByRole('alert');
    expect(screen.getByRole('dialog')).toContainElement(alert);
    expect(alert.closest('.en-dialog-below')).not.toBeNull();
  });
});
