/** Texts of the engine for saved searches and their rows; others are in `messages.ts`. */
export const savedMessages = {
  'saved.as-of': 'As of {time}',
  'saved.change': '1 change: show it',
  'saved.changes': '{count} changes: show them',
  'saved.count': '{count} found',
  'saved.remove.text': 'Are you sure you want to remove this {item}?',
  'saved.choose': 'Choose one',
  'saved.own-sort': 'Sorted by you',
  'saved.reset-sort': 'Reset',
  'saved.reset-sort.label': 'Reset: sort as the list says',
  'saved.left-out':
    'Some conditions of this {item} are no longer available and are not applied: {conditions}. It may list more rows than intended.',
  'saved.left-out.edit': 'Edit the {item} to replace or remove them.',
  'saved.left-out.owner': 'Its owner can replace or remove them.',
  'saved.gone': 'This {item} does not exist any more, or is no longer shared with you. Choose another one.',
} as const satisfies Readonly<Record<string, string>>;
