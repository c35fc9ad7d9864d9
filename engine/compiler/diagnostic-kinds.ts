/** Mistake and remedy in words for people who do not edit files. */
export interface PlainText {
  readonly message: string;
  readonly help?: string;
}

export interface DiagnosticKind {
  /** Mistake that the diagnostic reports. */
  readonly means: string;
  /** `warning` for a schema set that is correct, but could be improved; absent: an error, which prevents all output. */
  readonly severity?: 'warning';
  /**
   * Texts without terms of the schema language. A missing part is taken from the check, whose words are plain
   * already.
   */
  readonly plain?: Partial<PlainText>;
}

const kinds = {
  'json/syntax': {
    means: 'The file is no JSON.',
    plain: { message: 'The text of the file is broken here.', help: 'Correct it under Text.' },
  },
  'file/unknown-kind': {
    means: 'The name of a file does not say what it describes.',
    plain: { help: 'Give the file a name as the others have it.' },
  },
  'file/wrong-folder': {
    means: 'A file stands where nothing reads it.',
    plain: { message: 'The file stands where nothing reads it.', help: 'Create it anew.' },
  },
  'name/reserved': {
    means: 'A name is kept by JavaScript or by expressions, or no path and no store takes it.',
    plain: { message: 'Nothing can have this name.', help: 'Choose another name.' },
  },
  'meta/schema': {
    means: 'The file does not have the shape of its kind.',
    plain: { message: 'This cannot stand here as it is.', help: '' },
  },
  'product/missing': {
    means: 'The schema set, or one that it extends, has no product.json.',
    plain: {
      message: 'The names and messages of the product are missing, or cannot be read.',
      help: 'Restore them under History.',
    },
  },
  'name/duplicate': { means: 'Two files of one kind have the same name, or two entities the same records.' },
  'name/unknown-entity': { means: 'An entity is named that does not exist.' },
  'name/unknown-form': { means: 'A form is named that does not exist.' },
  'name/unknown-tab': { means: 'A tab is named that does not exist.' },
  'name/unknown-workflow': { means: 'A workflow is named that does not exist.' },
  'name/unknown-card': { means: 'A card is named that does not exist.' },
  'name/unknown-screen': { means: 'A screen is named that does not exist.' },
  'name/unknown-flow': { means: 'A flow is named that does not exist.' },
  'name/unknown-group': { means: 'A group of terms is named that no file of checks declares.' },
  'name/unknown-document': { means: 'A document is named that does not exist.' },
  'name/unknown-action': { means: 'An action of a card is named that does not exist.' },
  'name/unknown-menu': { means: 'A menu of a card is named that does not exist.' },
  'name/unknown-call': { means: 'A call is named that does not exist.' },
  'name/unknown-codes': { means: 'A value set is named that does not exist.' },
  'name/unknown-access': { means: 'An access rule is named that does not exist.' },
  'name/unknown-widget': { means: 'A widget is named that does not exist.' },
  'name/unknown-cell': { means: 'A cell is named that does not exist.' },
  'name/unknown-message': { means: 'A message is named that does not exist.' },
  'name/unknown-search': { means: 'A search index is named that does not exist.' },
  'name/unknown-report': { means: 'A report is named that does not exist.' },
  'report/source': {
    means: 'A source of a report lacks what reports of its period need.',
    plain: {
      message: 'The report lacks something of what it counts.',
      help: 'Say for each kind of record by which day or group it counts, and what it brings.',
    },
  },
  'name/unknown-conversion': { means: 'A conversion is named that product.json does not declare.' },
  'fhir/unknown-resource': {
    means: 'A resource is named that FHIR does not have, or that mappings cannot name.',
  },
  'fhir/unknown-element': { means: 'A path of a mapping leads to no element of FHIR.' },
  'fhir/unlike': {
    means: 'A field is mapped to an element that can never hold it.',
    plain: {
      message: 'This element can never hold the field.',
      help: 'Choose another element or one of its parts, or say what is sent for each value.',
    },
  },
  'field/unknown': { means: 'A field is named that the entity does not have.' },
  'name/unknown-part': { means: 'A hand-made part is named that does not exist.' },
  'field/read-by-code': {
    means: 'Code of the product reads a field that would be gone, or of another type.',
  },
  'calls/answered-by-code': {
    means: 'Code of the product answers a call otherwise than the call would promise.',
  },
  'access/asked-by-code': {
    means: 'Code of the product asks an access rule that would be gone, or read what it is not given.',
    plain: {
      message: 'A part of the product made by developers needs this access rule as it was.',
      help: 'Leave the rule as it was, or ask those who develop the product.',
    },
  },
  'field/no-title': {
    means: 'A field has no title.',
    plain: { help: 'Write what people read in forms and tables.' },
  },
  'field/no-description': {
    means: 'A field has no description.',
    plain: { help: 'Write one sentence that says what the field holds.' },
  },
  'tab/order': {
    means: 'A table is sorted by what it does not show, or where people order the rows themselves.',
    plain: { help: 'Sort by a column that the table shows, or leave the order to people.' },
  },
  'tab/recent-of-another-index': {
    means: 'What is on show before a search are no hits of the index that is searched.',
    plain: { help: 'Choose a call that lists what the search finds.' },
  },
  'tab/rows-not-listed': {
    means: 'A tab counts rows, or shows parts of them, that it does not list whole.',
    plain: {
      message: 'Rows can be counted, and shown in parts, only where all of them are listed.',
      help: 'Have a call list the rows, or remove this.',
    },
  },
  'tab/letter-repeated': { means: 'Two decisions of a tab have the same letter.' },
  'tab/unknown-status': { means: 'A decision of a tab is no code of the value set of its statuses.' },
  'tab/card-of-other-entity': {
    means: 'The menu of a row names a card about another entity.',
    plain: { help: 'Choose a card about the same kind of record.' },
  },
  'tab/action-without-means': {
    means: 'An action of a tab or card has no form or no call to work with.',
    plain: {
      message: 'This button could do nothing: it lacks a form, or a call that does it.',
      help: 'Say how it is done, or remove the button.',
    },
  },
  'screen/planned-tab': {
    means: 'A tab of a screen is marked as planned, but it exists.',
    plain: { help: 'Take the mark away.' },
  },
  'flow/step': {
    means:
      'A step of a flow has the name of another, hands on two things, or shows what no earlier step hands on.',
  },
  'search/unrelated': {
    means: 'A search column counts records that do not belong to what is found.',
    plain: { help: 'Choose a kind of record that belongs to what is found.' },
  },
  'search/statistic': {
    means: 'A statistic has options that cannot be told apart, or a unit that its column cannot have.',
    plain: { help: 'Correct the limits, or say in which unit it counts.' },
  },
  'document/unrelated': {
    means: 'A document reads records that do not belong to the one that it is about.',
    plain: { help: 'Choose a kind of record that belongs to the one of the document.' },
  },
  'document/untranslated': { means: 'Words of a document are missing in one of its languages.' },
  'document/circular-part': { means: 'A document is a part of itself.' },
  'schema/unknown-reference': {
    means: 'A $ref leads to no file.',
    plain: { message: 'This leads to a file that does not exist.' },
  },
  'schema/circular-reference': {
    means: 'A $ref leads back to itself.',
    plain: {
      message: 'This leads back to itself, so that the record would have no end.',
      help: 'Name the other record by its number, or say how many levels of a list there may be.',
    },
  },
  'schema/invalid': {
    means: 'The schema cannot be compiled.',
    plain: { message: 'What is said of the value cannot be used.', help: 'Say what it is, or take it out.' },
  },
  'schema/column-of-two-fields': { means: 'A column of a file would fill two fields.' },
  'schema/no-value': {
    means: 'The bounds of a field leave no value that fits.',
    plain: {
      message: 'What is said of the field contradicts itself: no value would fit.',
      help: 'Correct the limits, or the list of values.',
    },
  },
  'value/refused': { means: 'A file gives a field a value that the field refuses.' },
  'layout/repeated': { means: 'A form has a field twice, or a box of a screen a tab.' },
  'form/unknown-word': {
    means: 'A form says something of a field that nothing reads.',
    plain: { message: 'Nothing reads this.' },
  },
  'form/required-not-asked': {
    means: 'A form leaves out a field without which nothing can be saved.',
    plain: { help: 'Put it on the form, or say what something new begins with.' },
  },
  'form/heading-over-rows': {
    means: 'The title of a column of rows has a value of one row.',
    plain: { help: 'Put the value into the help below the field, or into its remark.' },
  },
  'form/image-without-text': { means: 'An image has no words for people who do not see it.' },
  'form/tab-beside-steps': { means: 'Tabs and steps stand beside each other.' },
  'form/rows-shown-twice': {
    means: 'The rows of a list would be shown in two ways at once.',
    plain: { help: 'Choose one of both.' },
  },
  'form/matrix-choices': { means: 'The fields of a matrix have different choices.' },
  'form/no-input': {
    means: 'A table of rows has a column that nothing can be entered in.',
    plain: { help: 'Take the column out.' },
  },
  'schema/slow-pattern': {
    means: 'A pattern can take very long on some texts.',
    plain: {
      message: 'Some texts would take very long to compare with this pattern.',
      help: 'Say it without a repetition inside a repetition.',
    },
  },
  'schema/scope-of-all': {
    means: 'A scope is written for every unique value of an entity at once.',
    severity: 'warning',
    plain: {
      message: 'One field is named for everything that may not be there twice.',
      help: 'Say for each of them among which records it counts.',
    },
  },
  'schema/no-limit': {
    means: 'A list or a map does not say how many entries it can have at most.',
    plain: {
      message: 'This may get as long as anybody likes.',
      help: 'Say how many rows or values there may be at most, such as 100.',
    },
  },
  'call/anonymous': {
    means: 'A call without a signed-in user that no handler judges, or beside one that needs a user.',
    plain: { help: 'Have a programmed part answer it, or let only users answer who are signed in.' },
  },
  'record/of-nobody': {
    means: 'Records are stored that no organization has, so that nobody may see them.',
    plain: {
      message: 'Nobody would see these records: they do not say which organization they belong to.',
      help: 'Choose the field with the organization, under “Organization is in”, or what the records belong to.',
    },
  },
  'record/subject-of-no-record': {
    means: 'Records belong to an entity that keeps no records of its own.',
    plain: {
      message: 'Nothing can belong to this: its values are kept within other records.',
      help: 'Choose a kind of record with records of its own, such as the one that these are about.',
    },
  },
  'record/subject-of-itself': {
    means: 'Kinds of record belong to one another in a circle.',
    plain: {
      message: 'These records would belong to themselves.',
      help: 'Choose for one of the kinds of record that it belongs to nothing.',
    },
  },
  'call/records-of-nobody': {
    means: 'A call reads or saves records that only handlers may read, since no organization has them.',
    plain: {
      message: 'Nobody would see these records: they are read by programmed parts only.',
      help: 'Choose the field with the organization, under “Organization is in” of the kind of record.',
    },
  },
  'call/outcomes': {
    means: 'The outcomes of a call name another one that saves no records of one entity.',
    plain: { help: 'Choose a call that saves records of one kind.' },
  },
  'call/path-parameter': {
    means: 'A path has a parameter that the query does not declare.',
    plain: {
      message: 'The address has a name in braces that the call is not asked with.',
      help: 'Add it to what the call is asked with, as a text that must be given.',
    },
  },
  'call/join': {
    means: 'A list is to join what its records do not belong to.',
    plain: { help: 'Take this out, or list another kind of record.' },
  },
  'screen/no-report': {
    means:
      'A tab is to show a report by a call that counts none, or to take it along by a call that does not.',
    plain: { help: 'Choose a call that counts the report; for the file, the one that takes it along.' },
  },
  'call/report': {
    means: 'A call counts a report and answers with something else, or the other way round.',
    plain: {
      message: 'The call counts a report and answers with something else.',
      help: 'Choose the same report for what comes back and for what the server does.',
    },
  },
  'call/no-standard': {
    means: 'Calls are said to be standard, and nothing says of which record, or for whom.',
    plain: {
      message: 'There are usual calls only of a kind of record that is stored by itself.',
      help: 'Give the file the name of one.',
    },
  },
  'call/shared-route': {
    means: 'Two calls take the same requests.',
    plain: { help: 'Give one of them another address.' },
  },
  'migration/place': {
    means: 'A migration takes values from a place that the schemas still have, or works them out for rows.',
    plain: { help: 'Rename or remove the field as well; what lies in rows is converted by the rows.' },
  },
  'migration/type': {
    means: 'A migration converts a value to the type that it comes from.',
    plain: {
      message: 'The field keeps its kind of value, so that nothing says which records are converted already.',
      help: 'Give the field another name, and split it into one.',
    },
  },
  'migration/required': { means: 'A migration fills a place that may stay blank.' },
  'migration/code': {
    means:
      'A migration replaces a code that is still in use, or by one that does not exist or that cannot be told apart.',
  },
  'migration/moment': { means: 'A migration depends on when it is done, or by whom.' },
  'message/no-constraint': {
    means: 'A message is written for a constraint that does not exist.',
    plain: {
      message: 'Nobody ever reads this message: nothing can be wrong with the field in this way.',
      help: 'Remove it, or say of the field what the message is about.',
    },
  },
  'workflow/unknown-state': { means: 'A workflow names a state that its value set does not have.' },
  'workflow/unknown-event': { means: 'A row of a workflow names an event that the workflow does not have.' },
  'workflow/unknown-row': { means: 'A row of a workflow comes after a row that does not stand above it.' },
  'workflow/unreachable-state': {
    means: 'Nothing leads to a state of a workflow.',
    plain: { help: 'Add a step that leads to it, or say how else records come into it.' },
  },
  'workflow/ambiguous-rows': {
    means: 'Two rows of a workflow fit the same event in the same state.',
    plain: { help: 'Say which of them comes first, or give them conditions that exclude each other.' },
  },
  'workflow/row-never-taken': { means: 'A row of a workflow stands behind one that always comes first.' },
  'workflow/no-display': {
    means: 'A state of a workflow has no text for people.',
    plain: { help: 'Write what people read in place of the name.' },
  },
  'workflow/foreign-save': {
    means: 'A save that raises an event is of a record that does not go with the workflow.',
    plain: { help: 'Choose a kind of record that belongs to it, or say what the event brings.' },
  },
  'workflow/unheard-effect': {
    means: 'An effect of a workflow is heard of by nobody.',
    severity: 'warning',
    plain: { help: 'Add a live notice of this topic, say who hears of it, or remove it.' },
  },
  'workflow/unlisted-record': {
    means: 'A workflow reads records with a call that does not list them.',
    plain: { help: 'Choose a call that lists them.' },
  },
  'codes/blank-at-end': { means: 'A code begins or ends with a blank, which nobody sees and nobody types.' },
  'screen/read-not-given': {
    means: 'The call that reads the record of a screen needs what the address does not give.',
  },
  'screen/shared-route': { means: 'Two screens have one address.' },
  'screen/not-found-by-name': {
    means:
      'A table of the palette is not on its screen, has no search or link, or the address of the screen is not whole.',
    plain: { help: 'Name a table of this page that has a search, with rows that lead somewhere.' },
  },
  'screen/menu-for-all': {
    means: 'An entry of the menu does not say who sees it.',
    plain: { help: 'Say who may see it.' },
  },
  'schema/two-units': { means: 'The title of a field names another unit than the field has.' },
  'form/slider-ends': {
    means: 'A slider stands for a field that is no number, or that has no lowest or highest.',
    plain: { help: 'Give the number a lowest and a highest, or ask for it in another way.' },
  },
  'workflow/after-unused': {
    means: 'A row of a workflow comes after one that never fits together with it.',
    plain: { help: 'Take it out of what comes first, or correct the event, the states or the conditions.' },
  },
  'codes/limits': {
    means: 'The limits of an entry leave no room, or overlap with those of another entry.',
    plain: { help: 'Let one end where the other begins.' },
  },
  'codes/column': {
    means: 'An entry of a value set does not fit the columns.',
    plain: {
      message: 'The value does not fit the further columns of the value set.',
      help: 'Correct the value, or the column.',
    },
  },
  'access/not-loaded': {
    means: 'An access rule reads a record that is not there where it is judged.',
    plain: { help: 'Choose a rule about the user alone.' },
  },
  'access/unused': {
    means: 'An access rule is not used.',
    severity: 'warning',
    plain: { help: 'Use it where it is to hold, or remove it.' },
  },
  'constant/unused': {
    means: 'A constant is read by nobody.',
    severity: 'warning',
    plain: { help: 'Use it in an expression, or remove it.' },
  },
  'message/unused': {
    means: 'A message is shown by nobody.',
    severity: 'warning',
    plain: { help: 'Show it somewhere, or remove it.' },
  },
  'access/eye-only': {
    means: 'The page hides what the gateway gives or takes all the same.',
    severity: 'warning',
    plain: { help: 'Choose the same rule for both.' },
  },
  'call/unknown-status': {
    means: 'A case of the outcomes of a call is no code of the value set of its statuses.',
  },
  'call/unused': {
    means: 'A call is made by nobody.',
    severity: 'warning',
    plain: { help: 'Use it somewhere, say who makes it, or remove it.' },
  },
  'tab/unused': {
    means: 'A tab is shown by no screen.',
    severity: 'warning',
    plain: { help: 'Put it into a box of a screen, or remove it.' },
  },
  'message/repeated': {
    means: 'A sentence stands in two places.',
    severity: 'warning',
    plain: { help: 'Write it once among the messages of the product, and refer to it by its name.' },
  },
  'message/unknown-place': { means: 'A text of the engine names what it is not filled with.' },
  'message/missing': {
    means: 'A person can be refused without a sentence that says why.',
    severity: 'warning',
    plain: {
      message: 'People can be refused here without a sentence that says why.',
      help: 'Write one among the messages of the field.',
    },
  },
  'title/repeated': {
    means: 'A title is said again where it goes without saying.',
    severity: 'warning',
    plain: { help: 'Leave it out: the title of the field stands there anyway.' },
  },
  'example/refused': {
    means: 'An example has a problem that it does not name.',
    plain: { help: 'Add the message to the example, or correct its record.' },
  },
  'example/accepted': {
    means: 'An example names a problem that it does not have.',
    plain: { help: 'Write in the example what is shown, or correct its record.' },
  },
  'example/none': {
    means: 'No example breaks a rule.',
    severity: 'warning',
    plain: { help: 'Add an example that breaks the rule.' },
  },
  'example/one-sided': {
    means: 'The examples of a check do not show both that it speaks and that it can be silent.',
    plain: { help: 'Add an example of the other side.' },
  },
  'expression/syntax': { means: 'An expression is no CEL.' },
  'expression/type': { means: 'An expression does not fit the types of the schemas.' },
  'expression/unknown-code': {
    means: 'An expression compares a field with a text that the field never has.',
  },
  'expression/never': { means: 'A condition is false whatever the record says.' },
  'expression/not-read': { means: 'A text has an expression in it where nothing works it out.' },
  'expression/circle': { means: 'Values of a form are worked out of each other in a circle.' },
  'expression/too-costly': {
    means: 'An expression can take too many steps: lists within one another have too many items.',
    plain: {
      message: 'The expression goes through lists within one another, and can take too long.',
      help: 'Go through one list only, or let the lists have fewer rows.',
    },
  },
  'expression/unsupported': {
    means: 'An expression uses a part of CEL that the schema language leaves out.',
  },
} as const satisfies Readonly<Record<string, DiagnosticKind>>;

/** Stable code of a kind of diagnostic. */
export type DiagnosticCode = keyof typeof kinds;

/** Kinds of diagnostics, by stable code. */
export const diagnosticKinds: Readonly<Record<DiagnosticCode, DiagnosticKind>> = kinds;
