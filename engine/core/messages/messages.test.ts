import { describe, expect, it } from 'vitest';
import { allMessages } from './all-messages.ts';
import { messageFormatter } from './messages.ts';

describe('the words of the engine', () => {
  it('are said with what stands in their braces', () => {
    expect(messageFormatter({})('row.add', { item: 'Book' })).toBe('Add Book');
  });

  it('are said as the product says them', () => {
    const say = messageFormatter({ 'row.add': 'New {item}', other: 'x' });
    expect(say('row.add', { item: 'Book' })).toBe('New Book');
    expect(say('saved')).toBe('Saved');
  });

  it('are those of the specification by themselves [SHELL-18] [SHELL-22] [SHELL-23] [SHELL-24] [SHELL-25] [ENGINE-18]', () => {
    expect(allMessages).toMatchObject({
      loading: 'Loading',
      'loading.retry': 'Retry',
      saving: 'Saving...',
      saved: 'Saved',
      counter: '{n} of {max}',
      'table.range': 'Showing {from} to {to} of {total} entries',
      'render-failed': 'An error has occurred, and this component can not be rendered',
      'save-failed': 'An error occurred',
      'row.remove.yes': 'Yes, remove',
      'row.remove.no': "No, don't remove",
    });
  });
});
