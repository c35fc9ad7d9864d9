import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { type Edge, waysAround } from './graph.ts';
import { WorkflowWays } from './WorkflowWays.tsx';

const edges: readonly Edge[] = [
  { from: 'Shelf', to: 'Lent', rows: ['lend', 'renew'] },
  { from: 'Lent', to: 'Lost', rows: ['end'] },
];

function Around({ first }: { readonly first: string }) {
  const [state, setState] = useState(first);
  return (
    <WorkflowWays
      {...{ state }}
      ways={waysAround(state, edges)}
      titles={{ Lost: 'Gone' }}
      onSelect={setState}
    />
  );
}

it('a state stands between those before and after it, with their rows, and gives its place and the focus to one that is followed', async () => {
  const user = userEvent.setup();
  render(<Around first="Lent" />);
  const side = (name: string) => within(screen.getByRole('list', { name }));
  expect(side('Before').getByRole('button')).toHaveTextContent('Shelflend, renew');
  await user.click(side('After').getByRole('button', { name: /^Gone/ }));
  expect(screen.getByRole('region', { name: 'Ways into and out of Gone' })).toBeVisible();
  expect(screen.getByText('Gone')).toHaveFocus();
  expect(side('Before').getByRole('button')).toHaveTextContent('Lentend');
  expect(screen.getByText('No row leads on.')).toBeVisible();
});
