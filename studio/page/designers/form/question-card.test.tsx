import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { questionTypesOf } from '../../../../engine/core/authoring/question-types.ts';
import { renderEngine } from '../../../../engine/react/testing/render-engine.tsx';
import { type LeaveCard, QuestionCard } from './QuestionCard.tsx';

function openCard() {
  const done: string[] = [];
  const leave: { current: LeaveCard | undefined } = { current: undefined };
  const { user } = renderEngine(
    <QuestionCard
      about="book"
      type="short-text"
      types={questionTypesOf([])}
      codes={[]}
      tabs={[]}
      leave={leave}
      onType={() => {}}
      onAdd={({ title }) => done.push(`added ${title}`)}
      onCancel={() => done.push('cancelled')}
    />,
  );
  return { user, done, title: screen.getByRole('textbox', { name: 'Title' }) };
}

describe('Escape at the card of a new question', () => {
  it('gives up one that nothing was typed into, at once', async () => {
    const { user, done, title } = openCard();
    await user.click(title);
    await user.keyboard('{Escape}');
    expect(done).toEqual(['cancelled']);
  });

  it('asks before typed text goes', async () => {
    const { user, done, title } = openCard();
    await user.clear(title);
    await user.type(title, '疼痛{Escape}');
    expect(done).toEqual([]);
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(done).toEqual(['cancelled']);
  });
});
