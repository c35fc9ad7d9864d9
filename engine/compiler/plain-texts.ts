import type { DiagnosticCode } from './diagnostic-codes.ts';

/** Mistake and remedy in words for people who do not edit files. */
export interface PlainText {
  readonly message: string;
  readonly help?: string;
}

/** Plain text of a kind of diagnostic; a part is left out where the rule's own words are plain already. */
type PlainTextOfCode = Partial<PlainText>;

const asTheRuleSays: PlainTextOfCode = {};

/** Texts of the diagnostics for people who do not edit files, without terms of the schema language. */
export const plainTexts: Readonly<Record<DiagnosticCode, PlainTextOfCode>> = {
  'json/syntax': { message: 'The text of the file is broken here.', help: 'Correct it under Text.' },
  'file/unknown-kind': { help: 'Give the file a name as the others have it.' },
  'file/wrong-folder': { message: 'The file stands where nothing reads it.', help: 'Create it anew.' },
  'name/reserved': { message: 'Nothing can have this name.', help: 'Choose another name.' },
  'meta/schema': { message: 'This cannot stand here as it is.', help: '' },
  'product/missing': {
    message: 'The names and messages of the product are missing, or cannot be read.',
    help: 'Restore them under History.',
  },
  'name/duplicate': asTheRuleSays,
  'name/unknown-entity': asTheRuleSays,
  'name/unknown-form': asTheRuleSays,
  'name/unknown-tab': asTheRuleSays,
  'name/unknown-workflow': asTheRuleSays,
  'name/unknown-card': asTheRuleSays,
  'name/unknown-screen': asTheRuleSays,
  'name/unknown-flow': asTheRuleSays,
  'name/unknown-group': asTheRuleSays,
  'name/unknown-document': asTheRuleSays,
  'name/unknown-action': asTheRuleSays,
  'name/unknown-menu': asTheRuleSays,
  'name/unknown-call': asTheRuleSays,
  'name/unknown-codes': asTheRuleSays,
  'name/unknown-access': asTheRuleSays,
  'name/unknown-widget': asTheRuleSays,
  'name/unknown-cell': asTheRuleSays,
  'name/unknown-message': asTheRuleSays,
  'name/unknown-search': asTheRuleSays,
  'name/unknown-part': asTheRuleSays,
  'report/source': {
    message: 'The report lacks something of what it counts.',
    help: 'Say for each kind of record by which day or group it counts, and what it brings.',
  },
  'field/unknown': asTheRuleSays,
  'field/read-by-code': asTheRuleSays,
  'calls/answered-by-code': asTheRuleSays,
  'field/no-title': { help: 'Write what people read in forms and tables.' },
  'field/no-description': { help: 'Write one sentence that says what the field holds.' },
  'tab/order': { help: 'Sort by a column that the table shows, or leave the order to people.' },
  'tab/recent-of-another-index': { help: 'Choose a call that lists what the search finds.' },
  'tab/rows-not-listed': {
    message: 'Rows can be counted, and shown in parts, only where all of them are listed.',
    help: 'Have a call list the rows, or remove this.',
  },
  'tab/letter-repeated': asTheRuleSays,
  'tab/unknown-status': asTheRuleSays,
  'tab/card-of-other-entity': { help: 'Choose a card about the same kind of record.' },
  'tab/action-without-means': {
    message: 'This button could do nothing: it lacks a form, or a call that does it.',
    help: 'Say how it is done, or remove the button.',
  },
  'screen/planned-tab': { help: 'Take the mark away.' },
  'flow/step': asTheRuleSays,
  'search/unrelated': { help: 'Choose a kind of record that belongs to what is found.' },
  'search/statistic': { help: 'Correct the limits, or say in which unit it counts.' },
  'document/unrelated': { help: 'Choose a kind of record that belongs to the one of the document.' },
  'document/untranslated': asTheRuleSays,
  'document/circular-part': asTheRuleSays,
  'schema/unknown-reference': { message: 'This leads to a file that does not exist.' },
  'schema/circular-reference': {
    message: 'This leads back to itself, so that the record would have no end.',
    help: 'Name the other record by its number, or say how many levels of a list there may be.',
  },
  'schema/invalid': {
    message: 'What is said of the value cannot be used.',
    help: 'Say what it is, or take it out.',
  },
  'schema/column-of-two-fields': asTheRuleSays,
  'schema/no-value': {
    message: 'What is said of the field contradicts itself: no value would fit.',
    help: 'Correct the limits, or the list of values.',
  },
  'value/refused': asTheRuleSays,
  'layout/repeated': asTheRuleSays,
  'form/unknown-word': { message: 'Nothing reads this.' },
  'form/required-not-asked': { help: 'Put it on the form, or say what something new begins with.' },
  'form/heading-over-rows': { help: 'Put the value into the help below the field, or into its remark.' },
  'form/image-without-text': asTheRuleSays,
  'form/tab-beside-steps': asTheRuleSays,
  'form/rows-shown-twice': { help: 'Choose one of both.' },
  'form/matrix-choices': asTheRuleSays,
  'form/no-input': { help: 'Take the column out.' },
  'schema/slow-pattern': {
    message: 'Some texts would take very long to compare with this pattern.',
    help: 'Say it without a repetition inside a repetition.',
  },
  'schema/scope-of-all': {
    message: 'One field is named for everything that may not be there twice.',
    help: 'Say for each of them among which records it counts.',
  },
  'schema/no-limit': {
    message: 'This may get as long as anybody likes.',
    help: 'Say how many rows or values there may be at most, such as 100.',
  },
  'call/anonymous': { help: 'Have a programmed part answer it, or let only users answer who are signed in.' },
  'call/records-of-nobody': {
    message: 'Nobody would see these records: they do not say which organization they belong to.',
    help: 'Choose the field with the organization, under “Organization is in” of the kind of record.',
  },
  'call/outcomes': { help: 'Choose a call that saves records of one kind.' },
  'call/path-parameter': {
    message: 'The address has a name in braces that the call is not asked with.',
    help: 'Add it to what the call is asked with, as a text that must be given.',
  },
  'call/join': { help: 'Take this out, or list another kind of record.' },
  'call/no-standard': {
    message: 'There are usual calls only of a kind of record that is stored by itself.',
    help: 'Give the file the name of one.',
  },
  'call/shared-route': { help: 'Give one of them another address.' },
  'migration/place': {
    help: 'Rename or remove the field as well; what lies in rows is converted by the rows.',
  },
  'migration/type': {
    message: 'The field keeps its kind of value, so that nothing says which records are converted already.',
    help: 'Give the field another name, and split it into one.',
  },
  'migration/required': asTheRuleSays,
  'migration/code': asTheRuleSays,
  'migration/moment': asTheRuleSays,
  'message/no-constraint': {
    message: 'Nobody ever reads this message: nothing can be wrong with the field in this way.',
    help: 'Remove it, or say of the field what the message is about.',
  },
  'workflow/unknown-state': asTheRuleSays,
  'workflow/unknown-event': asTheRuleSays,
  'workflow/unknown-row': asTheRuleSays,
  'workflow/unreachable-state': {
    help: 'Add a step that leads to it, or say how else records come into it.',
  },
  'workflow/ambiguous-rows': {
    help: 'Say which of them comes first, or give them conditions that exclude each other.',
  },
  'workflow/row-never-taken': asTheRuleSays,
  'workflow/no-display': { help: 'Write what people read in place of the name.' },
  'workflow/foreign-save': {
    help: 'Choose a kind of record that belongs to it, or say what the event brings.',
  },
  'workflow/unheard-effect': { help: 'Add a live notice of this topic, say who hears of it, or remove it.' },
  'workflow/unlisted-record': { help: 'Choose a call that lists them.' },
  'workflow/after-unused': {
    help: 'Take it out of what comes first, or correct the event, the states or the conditions.',
  },
  'codes/blank-at-end': asTheRuleSays,
  'codes/limits': { help: 'Let one end where the other begins.' },
  'codes/column': {
    message: 'The value does not fit the further columns of the value set.',
    help: 'Correct the value, or the column.',
  },
  'screen/read-not-given': asTheRuleSays,
  'screen/shared-route': asTheRuleSays,
  'screen/menu-for-all': { help: 'Say who may see it.' },
  'schema/two-units': asTheRuleSays,
  'form/slider-ends': { help: 'Give the number a lowest and a highest, or ask for it in another way.' },
  'access/asked-by-code': {
    message: 'A part of the product made by developers needs this access rule as it was.',
    help: 'Leave the rule as it was, or ask those who develop the product.',
  },
  'access/not-loaded': { help: 'Choose a rule about the user alone.' },
  'access/unused': { help: 'Use it where it is to hold, or remove it.' },
  'access/eye-only': { help: 'Choose the same rule for both.' },
  'constant/unused': { help: 'Use it in an expression, or remove it.' },
  'message/unused': { help: 'Show it somewhere, or remove it.' },
  'message/repeated': {
    help: 'Write it once among the messages of the product, and refer to it by its name.',
  },
  'message/unknown-place': asTheRuleSays,
  'message/missing': {
    message: 'People can be refused here without a sentence that says why.',
    help: 'Write one among the messages of the field.',
  },
  'call/unknown-status': asTheRuleSays,
  'call/unused': { help: 'Use it somewhere, say who makes it, or remove it.' },
  'tab/unused': { help: 'Put it into a box of a screen, or remove it.' },
  'title/repeated': { help: 'Leave it out: the title of the field stands there anyway.' },
  'example/refused': { help: 'Add the message to the example, or correct its record.' },
  'example/accepted': { help: 'Write in the example what is shown, or correct its record.' },
  'example/none': { help: 'Add an example that breaks the rule.' },
  'example/one-sided': { help: 'Add an example of the other side.' },
  'expression/syntax': asTheRuleSays,
  'expression/type': asTheRuleSays,
  'expression/unknown-code': asTheRuleSays,
  'expression/never': asTheRuleSays,
  'expression/not-read': asTheRuleSays,
  'expression/circle': asTheRuleSays,
  'expression/too-costly': {
    message: 'The expression goes through lists within one another, and can take too long.',
    help: 'Go through one list only, or let the lists have fewer rows.',
  },
  'expression/unsupported': asTheRuleSays,
};
