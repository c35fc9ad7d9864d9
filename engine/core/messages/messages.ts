import { fillTemplate } from '../text/template.ts';
import type { bulkMessages } from './bulk-messages.ts';
import type { decideMessages } from './decide-messages.ts';
import type { dialogMessages } from './dialog-messages.ts';
import type { editorMessages } from './editor-messages.ts';
import type { formMessages } from './form-messages.ts';
import type { noticeMessages } from './notice-messages.ts';
import type { presenceMessages } from './presence-messages.ts';
import type { reportMessages } from './report-messages.ts';
import type { savedMessages } from './saved-messages.ts';
import type { typingMessages } from './typing-messages.ts';

/**
 * Texts of the engine on the first screen, by name; `all-messages.ts` has all names. `messages` in
 * `product.json` or of the host (`EngineProvider messages={…}`) overrides any of them.
 */
export const engineMessages = {
  loading: 'Loading',
  'loading.retry': 'Retry',
  'loading.retrying': 'Trying again',
  saving: 'Saving...',
  saved: 'Saved',
  'render-failed': 'An error has occurred, and this component can not be rendered',
  'render-failed.retry': 'Try again',
  'part-missing': 'A part of this page could not be loaded. Check the connection, then load the page again.',
  'part-missing.reload': 'Load the page again',
  'save-failed': 'An error occurred',
  'load-failed': 'An error occurred',
  'answer.no-message': 'No error message provided, use options.defaultError or correct the API call',
  'answer.unreadable': 'Check network logs',
  'answer.broken': 'The server answered with something this page cannot read. Load the page again.',
  'answer.unreachable': 'The server cannot be reached. Check the connection, then try again.',

  'file.blocked':
    'The browser blocked the window with the document. Allow pop-up windows for this page, then try again.',

  'table.range': 'Showing {from} to {to} of {total} entries',
  'table.found': '(found among {total})',
  'table.pages': 'Pages of {title}',
  'table.page': 'Page {page}',
  'table.first': 'First',
  'table.previous': 'Previous',
  'table.next': 'Next',
  'table.last': 'Last',
  'table.row': 'Row',
  'table.actions': 'Actions',
  'table.nothing-found': 'No rows match.',
  'table.sort': 'Sort by',
  'table.sort.ascending': 'Ascending: sort the other way',
  'table.sort.descending': 'Descending: sort the other way',
  'table.columns': 'Columns',
  'table.columns.of': 'Columns of {title}',
  'table.columns.all': 'Show all',
  'table.scroll': 'Scroll all rows',
  'table.scroll.of': 'Scroll all rows of {title}',
  'table.scroll.most': 'The list ends after {count} rows. Narrow it, or turn pages, to see the others.',
  'table.scroll.paper': 'Rows {from} to {to} of {total}: those around what was in sight.',
  'table.turn': 'Turn pages',
  told: 'As told',
  'table.text.all': 'Show all text',
  'table.text.less': 'Show less',
  'table.turn.of': 'Turn pages of {title}',
  'table.export': 'Export',
  'table.export.of': 'Export {title} as CSV',
  'table.move': 'Move {row}',
  'table.move.hint': 'Drag, or press the arrow keys',
  'table.moved': '{row}: row {place} of {total}',
  'table.details.show': 'Show',
  'table.details.hide': 'Hide',
  'table.rows-of': '{title} of {row}',

  'rows.show': 'Show',
  'row.add': 'Add {item}',
  'row.edit': 'Edit {item}',
  'row.cancel': 'Cancel',
  'row.act': '{action} {item}',
  'row.history': '{item} History',
  'action.edit': 'Edit',
  'action.copy': 'Copy',
  'action.remove': 'Remove',
  'action.delete': 'Delete',
  'action.history': 'History',
  'action.menu': 'More about',
  'row.remove.title': 'Remove this {item}',
  'rows.empty': 'No {items} recorded.',
  'search.hint': 'Search by {labels}.',
  'search.or': ' or ',
  'search.similar': 'No “{word}” found. Shown instead: {words}.',
  'search.match-not-shown': 'Found by a value that is not shown here.',

  conflict: 'Someone else has changed this {item} in the meantime.',

  'dialog.close': 'Close',

  'form.error-tab': 'has errors',
  format: 'Invalid Format',
  'date.invalid': 'Invalid Date',

  'box.fold': 'Fold or unfold {title}',
  'card.actions': '{title} actions',
  'card.more': 'More',
  'card.next': 'What comes next',
  'card.next.none': 'Nothing is due now.',
  'card.next.unknown': 'Not known whether something is due: some of this information could not be loaded.',
  'card.partly-loaded': 'Some of this information could not be loaded.',
  'card.missing': 'Not available now',
  'card.fact-failed': 'Could not be shown',
  'card.blank': 'Not recorded: {titles}',
  'access.refused': 'Not allowed',
  'access.needs': 'This needs {needs}.',
  'access.for-reading': 'The record is open for reading only.',
  'screen.not-allowed': 'You may not open this page.',
  'screen.needs': 'It needs {needs}.',
  'screen.load-failed': 'This record could not be loaded. You may not have access to it.',
  'screen.handed-over': 'It is with others now, and no longer shown to you.',
  'back-home': 'Back',

  'value.empty': '(empty)',
  'value.yes': 'Yes',
  'value.no': 'No',
  'notice.error': 'Error',
  'notice.info': 'Note',
  'notice.warning': 'Warning',
  'notice.success': 'Done',
  'notice.close': 'Close notice',
  'notice.show': 'Show notice: {message}',
  'notice.history': 'Notices',
  'notice.history.unseen': 'Notices, {count} not shown',
  'notice.history.quiet': 'Notices, quiet',
} as const satisfies Readonly<Record<string, string>>;

export type MessageName =
  | keyof typeof engineMessages
  | keyof typeof formMessages
  | keyof typeof typingMessages
  | keyof typeof dialogMessages
  | keyof typeof editorMessages
  | keyof typeof bulkMessages
  | keyof typeof noticeMessages
  | keyof typeof presenceMessages
  | keyof typeof reportMessages
  | keyof typeof savedMessages
  | keyof typeof decideMessages;

/** Texts loaded together with the parts that show them. */
const registered: Partial<Record<string, string>> = {};

/** Adds the texts of a part that is loaded after the first screen. */
export function registerMessages(texts: Readonly<Record<string, string>>): void {
  Object.assign(registered, texts);
}

/** Formats a text of the engine with the values of its parameters in braces. */
export type FormatMessage = (name: MessageName, values?: Readonly<Record<string, unknown>>) => string;

/** Creates a formatter for the engine's texts, in which the product's own texts take precedence. */
export function messageFormatter(own: Readonly<Record<string, string | undefined>>): FormatMessage {
  const texts: Readonly<Record<string, string>> = engineMessages;
  return (name, values = {}) => fillTemplate(own[name] ?? texts[name] ?? registered[name] ?? name, values);
}
