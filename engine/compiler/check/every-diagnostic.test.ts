import { expect, it } from 'vitest';
import { editText } from '../../../studio/text/edit-text.ts';
import { specificationWordsIn } from '../../../tests/language/specification-words.ts';
import { type Json, jsonObject } from '../../core/json/json.ts';
import { patched } from '../../core/json/json-patch.ts';
import { compileSources } from '../compile.ts';
import { diagnosticKinds } from '../diagnostic-kinds.ts';
import type { Diagnostic } from '../diagnostics.ts';
import { kinds } from '../kinds/kinds.ts';
import { type Edit, edited, libraryTexts, lineOf, problemsAfter } from '../library.fixture.ts';
import { planSchemaSet } from '../plan-schema-set.ts';
import { readSchemaSet, schemaSetDiagnostics } from '../read-schema-set.ts';
import { checkFiles } from './check.ts';

const schemas = 'tests/fixtures/library/schemas'.replace(/.*library\//, '');

function edit(path: string, from: string, to: string): Edit {
  return { path: path.endsWith('.screen.json') ? `screens/${path}` : `${schemas}/${path}`, from, to };
}

/** Mistake: its name, the edit that makes it, and the expected diagnostic with the text that it marks. */
type Mistake = readonly [string, Edit, string];

/** Begins the actions of a card with one that adds a row of a tab. */
function adding(tab: string): string {
  return `"actions": [{ "name": "new", "title": "New", "add": "${tab}" }, `;
}

const live = `"live": {
  "path": "/live",
  "record": { "call": "author.get", "by": "authorId" },
  "answers": [{ "call": "book.list", "by": "authorId" }],
  "notices": [{ "topic": "lent", "access": "lend", "message": "save-failed", "call": "book.list" }]
}, `;

function liveMistake(what: string, [from, to]: readonly [string, string], told: string): Mistake {
  return [
    `${what} that is told live and does not exist`,
    edit('product.json', '"messages": {', `${live.replace(from, to)}"messages": {`),
    `product.json ${told}`,
  ];
}

const liveMistakes: readonly Mistake[] = [
  liveMistake(
    'a record',
    ['author.get', 'author.got'],
    'name/unknown-call ⟨"author.got"⟩ Did you mean "author.get"?',
  ),
  liveMistake(
    'the parameter of an answer',
    ['"book.list", "by": "authorId"', '"book.list", "by": "autorId"'],
    'field/unknown ⟨"autorId"⟩ Did you mean "authorId"?',
  ),
  liveMistake(
    'the access rule of a notice',
    ['"lend"', '"lent"'],
    'name/unknown-access ⟨"lent"⟩ Did you mean "lend"?',
  ),
  liveMistake(
    'the message of a notice',
    ['"save-failed"', '"save-faild"'],
    'name/unknown-message ⟨"save-faild"⟩ Did you mean "save-failed"?',
  ),
  liveMistake(
    'the list behind a notice',
    ['"save-failed", "call": "book.list"', '"save-failed", "call": "book.lst"'],
    'name/unknown-call ⟨"book.lst"⟩ Did you mean "book.list"?',
  ),
];

const loansSource =
  '"source": { "record": "book", "at": "/loans", "key": "id", "save": "book.save", "where": "!item.isLost" }';

/** Setting `source.decide` of a tab, in which books stand for the record, its lists and its results. */
const decide = `"source": { "decide": {
  "record": "book", "lists": "book.list", "results": "book.list",
  "begin": "book.save", "save": "book.save", "complete": "book.save",
  "rows": "loans", "through": "penName", "key": "id", "status": "borrower", "decides": "from", "likeness": "until",
  "listName": "item.title", "isComplete": "item.pages > 1", "completed": "item.title",
  "columns": [{ "field": "borrower" }], "codes": "genres",
  "decisions": [{ "status": "novel", "title": "Keep", "key": "k", "form": "loan" }],
  "add": { "status": "poetry", "title": "Add", "key": "a" }, "mergeKey": "g", "undoKey": "u",
  "nothing": { "field": "title", "title": "None" }
} }`;

function decideMistake(what: string, [from, to]: readonly [string, string], told: string): Mistake {
  return [
    `${what} of lists that are decided about`,
    edit('loan/loans.tab.json', loansSource, decide.replace(from, to)),
    `loans.tab.json ${told}`,
  ];
}

const decideMistakes: readonly Mistake[] = [
  decideMistake(
    'a call',
    ['"begin": "book.save"', '"begin": "book.sav"'],
    'name/unknown-call ⟨"book.sav"⟩ Did you mean "book.save"?',
  ),
  decideMistake(
    'the entity',
    ['"record": "book"', '"record": "bok"'],
    'name/unknown-entity ⟨"bok"⟩ Did you mean "book"?',
  ),
  decideMistake(
    'the property with the rows',
    ['"rows": "loans"', '"rows": "loan"'],
    'field/unknown ⟨"loan"⟩ Did you mean "loans"?',
  ),
  decideMistake(
    'a property of a row',
    ['"decides": "from"', '"decides": "form"'],
    'field/unknown ⟨"form"⟩ Did you mean "from"?',
  ),
  decideMistake(
    'the property that says that there is nothing',
    ['"field": "title"', '"field": "titel"'],
    'field/unknown ⟨"titel"⟩ Did you mean "title"?',
  ),
  decideMistake(
    'the call that says what completing would do',
    ['"mergeKey": "g"', '"preview": "book.sav", "mergeKey": "g"'],
    'name/unknown-call ⟨"book.sav"⟩ Did you mean "book.save"?',
  ),
  decideMistake(
    'the property with the records',
    ['"mergeKey": "g"', '"records": "form", "mergeKey": "g"'],
    'field/unknown ⟨"form"⟩ Did you mean "from"?',
  ),
  decideMistake(
    'the form of a decision',
    ['"form": "loan"', '"form": "loann"'],
    'name/unknown-form ⟨"loann"⟩ Did you mean "loan"?',
  ),
  decideMistake(
    'the value set',
    ['"codes": "genres"', '"codes": "genre"'],
    'name/unknown-codes ⟨"genre"⟩ Did you mean "genres"?',
  ),
  decideMistake(
    'a status that the value set does not have',
    ['"status": "novel"', '"status": "novl"'],
    'tab/unknown-status ⟨"novl"⟩ Did you mean "novel"?',
  ),
  decideMistake(
    'a letter that stands for two decisions',
    ['"undoKey": "u"', '"undoKey": "k"'],
    'tab/letter-repeated ⟨"k"⟩ Choose a letter that no other decision has.',
  ),
  decideMistake(
    'the constant of the refresh',
    ['"mergeKey": "g"', '"refreshAfter": "later", "mergeKey": "g"'],
    'field/unknown ⟨"later"⟩',
  ),
  decideMistake(
    'the name of a list',
    ['"listName": "item.title"', '"listName": "item.titel"'],
    'expression/type ⟨titel⟩ Did you mean "title"?',
  ),
];

/** Call with `outcomes`, which stores each row as a book. */
const settle = `"settle": {
  "title": "Settle", "method": "PUT", "path": "/api/settle", "body": { "entity": "book" },
  "answer": { "saved": "book" }, "access": "lend",
  "store": { "handler": "settle", "outcomes": {
    "rows": "loans", "row": "book", "name": "title", "status": "genre", "records": "topics", "save": "book.save",
    "cases": [{ "title": "kept", "statuses": ["novel"], "on": "stored", "set": [{ "at": "/title", "value": "item.title" }] }],
    "others": { "title": "gone", "set": [] }
  } }
}, "remove": {`;

function settleMistake(what: string, [from, to]: readonly [string, string], told: string): Mistake {
  return [
    `${what} of what rows come to`,
    edit('book/book.calls.json', '"remove": {', settle.replace(from, to)),
    `book.calls.json ${told}`,
  ];
}

const settleMistakes: readonly Mistake[] = [
  settleMistake(
    'the entity of a row',
    ['"row": "book"', '"row": "bok"'],
    'name/unknown-entity ⟨"bok"⟩ Did you mean "book"?',
  ),
  settleMistake(
    'a property of a row',
    ['"records": "topics"', '"records": "topic"'],
    'field/unknown ⟨"topic"⟩',
  ),
  settleMistake(
    'a status that the value set does not have',
    ['["novel"]', '["novl"]'],
    'call/unknown-status ⟨"novl"⟩ Did you mean "novel"?',
  ),
  settleMistake(
    'a call that saves nothing',
    ['"save": "book.save"', '"save": "book.list"'],
    'call/outcomes ⟨"book.list"⟩ Name a call whose "store" has "save".',
  ),
  settleMistake('a field of the record', ['"at": "/title"', '"at": "/titel"'], 'field/unknown ⟨"/titel"⟩'),
  settleMistake(
    'an expression over the row',
    ['"value": "item.title"', '"value": "item.titel"'],
    'expression/type ⟨titel⟩ Did you mean "title"?',
  ),
];

const fhirMistakes: readonly Mistake[] = [
  [
    'an entity of an exchange that does not exist',
    edit('author/author.fhir.json', '"entity": "author"', '"entity": "autor"'),
    'author.fhir.json name/unknown-entity ⟨"autor"⟩ Did you mean "author"?',
  ],
  [
    'a resource that FHIR does not have',
    edit('author/author.fhir.json', '"Practitioner"', '"Practicioner"'),
    'author.fhir.json fhir/unknown-resource ⟨"Practicioner"⟩ Did you mean "Practitioner"?',
  ],
  [
    'a misspelt element',
    edit('author/author.fhir.json', '"element": "birthDate"', '"element": "birthdate"'),
    'author.fhir.json fhir/unknown-element ⟨"birthdate"⟩ Did you mean "birthDate"?',
  ],
  [
    'a misspelt part of an element',
    edit('author/author.fhir.json', 'name[use=official].family', 'name[use=official].famly'),
    'author.fhir.json fhir/unknown-element ⟨"name[use=official].famly"⟩ Did you mean "family"?',
  ],
  [
    'a misspelt choice of an element',
    edit('author/author.fhir.json', 'telecom[system=email]', 'telecom[sytem=email]'),
    'author.fhir.json fhir/unknown-element ⟨"telecom[sytem=email].value"⟩ Did you mean "system"?',
  ],
  [
    'a choice of an element that is there once',
    edit('author/author.fhir.json', '"element": "birthDate"', '"element": "birthDate[0]"'),
    'author.fhir.json fhir/unknown-element ⟨"birthDate[0]"⟩ Write "birthDate".',
  ],
  [
    'an element that can never hold its field',
    edit('author/author.fhir.json', '"element": "birthDate"', '"element": "active"'),
    'author.fhir.json fhir/unlike ⟨"active"⟩ Choose another element, or say each value by "values".',
  ],
  [
    'an element with parts for one value',
    edit('author/author.fhir.json', '"element": "birthDate"', '"element": "photo[0]"'),
    'author.fhir.json fhir/unlike ⟨"photo[0]"⟩ Name one of its parts, or give the rows of its items.',
  ],
  [
    'a field of an exchange that does not exist',
    edit('author/author.fhir.json', '"field": "born"', '"field": "bron"'),
    'author.fhir.json field/unknown ⟨"bron"⟩ Did you mean "born"?',
  ],
  [
    'a field that stays here and does not exist',
    edit('author/author.fhir.json', '"stays": ["branch"]', '"stays": ["brunch"]'),
    'author.fhir.json field/unknown ⟨"brunch"⟩ Did you mean "branch"?',
  ],
  [
    'a column of a search by others that does not exist',
    edit('author/author.fhir.json', '"column": "last"', '"column": "lst"'),
    'author.fhir.json field/unknown ⟨"lst"⟩ Did you mean "last"?',
  ],
  [
    'an element of a search by others that does not exist',
    edit('author/author.fhir.json', '"element": "active" }', '"element": "actve" }'),
    'author.fhir.json fhir/unknown-element ⟨"actve"⟩ Did you mean "active"?',
  ],
  [
    'a reading of others that does not exist',
    edit('author/author.fhir.json', '"others": "first-name"', '"others": "firstname"'),
    'author.fhir.json name/unknown-conversion ⟨"firstname"⟩ Did you mean "first-name"?',
  ],
];

const mistakes: readonly Mistake[] = [
  ...fhirMistakes,
  ...settleMistakes,
  [
    'a comma too many',
    edit('book/book.form.json', '"initial": {', '"initial": {,'),
    'book.form.json json/syntax ⟨,⟩ Remove this comma.',
  ],
  [
    'a property that stands twice in one object',
    edit('book/book.form.json', '"initial": {', '"fields": {}, "initial": {'),
    'book.form.json json/syntax ⟨"fields"⟩ Remove one of the two, or give it another name: JSON keeps only the last.',
  ],
  [
    'a name that JavaScript keeps for itself',
    edit('book/book.schema.json', '"isbn": {', '"__proto__": {'),
    'book.schema.json name/reserved ⟨"__proto__"⟩ Choose another name.',
  ],
  [
    'a word that the kind of file does not have',
    edit('book/books.tab.json', '"item":', '"itm":'),
    'books.tab.json meta/schema ⟨"itm"⟩ Did you mean "item"?',
  ],
  [
    'the former name of a word that has to be there',
    edit('book/book.examples.json', '"title": "A title is enough"', '"says": "A title is enough"'),
    'book.examples.json meta/schema ⟨"says"⟩ Write "title": the word was renamed.',
  ],
  [
    'the former name of the message of a row',
    edit('book/lending.workflow.json', '"message": "{event.borrower}', '"says": "{event.borrower}'),
    'lending.workflow.json meta/schema ⟨"says"⟩ Write "message": the word was renamed.',
  ],
  [
    'the former name of the code that uses an access rule',
    edit('access/library.access.json', '"lend": {', '"lend": { "askedBy": "screens/shelf.ts",'),
    'library.access.json meta/schema ⟨"askedBy"⟩ Write "usedBy": the word was renamed.',
  ],
  [
    'the former name of the line under a field',
    edit('book/book.form.json', '"ui:help": "As it', '"says": "As it'),
    'book.form.json meta/schema ⟨"says"⟩ Write "feedback": the word was renamed.',
  ],
  [
    'the former name of what a row of a choice is called by',
    edit(
      'book/book.form.json',
      '"ui:help": "As it stands on the cover"',
      '"choices": { "says": "item.title" }',
    ),
    'book.form.json meta/schema ⟨"says"⟩ Write "rowName": the word was renamed.',
  ],
  [
    'a misspelt keyword inside a field',
    edit('book/book.schema.json', '"maxLength": 80', '"maxLenght": 80'),
    'book.schema.json meta/schema ⟨"maxLenght"⟩ Did you mean "maxLength"?',
  ],
  [
    'values of another type than their field',
    edit('book/book.schema.json', '"type": "integer", "minimum": 1', '"type": "integer", "enum": ["1", "2"]'),
    'book.schema.json schema/no-value ⟨["1", "2"]⟩ Correct the list, or "type".',
  ],
  [
    'a constant that is none of the values',
    edit('book/book.schema.json', '"type": "integer", "minimum": 1', '"const": 3, "enum": [1, 2]'),
    'book.schema.json schema/no-value ⟨[1, 2]⟩ Correct the list, or "const".',
  ],
  [
    'a field with an empty list of values',
    edit('book/book.schema.json', '"type": "integer", "minimum": 1', '"enum": []'),
    'book.schema.json meta/schema ⟨[]⟩',
  ],
  [
    'a type that JSON Schema does not have',
    edit('book/book.schema.json', '"type": "integer"', '"type": "int"'),
    'book.schema.json meta/schema ⟨"int"⟩',
  ],
  [
    'limits of two entries that overlap',
    edit(
      'codes/genres.codes.json',
      '{ "code": "other"',
      '{ "code": "thin", "display": "Thin", "limits": { "below": 100 } }, { "code": "thick", "display": "Thick", "limits": { "above": 90 } }, { "code": "other"',
    ),
    'genres.codes.json codes/limits',
  ],
  [
    'a list that joins what its records do not belong to',
    edit(
      'author/author.calls.json',
      '"search": {',
      '"all": { "title": "All", "method": "GET", "path": "/api/all", "answer": { "list": "author" }, "access": "read", "store": { "list": "author", "join": ["/name"] } }, "search": {',
    ),
    'author.calls.json call/join ⟨["/name"]⟩',
  ],
  [
    'a search of records that nobody has to sign in for',
    edit('author/author.calls.json', '"search": {', '"search": { "anonymous": true,'),
    'author.calls.json call/anonymous ⟨true⟩ Bind it to a handler ("store": { "handler": "…" }), or take "anonymous" out.',
  ],
  [
    'a record of which nothing says whose it is, stored and shown to nobody',
    edit('author/author.schema.json', '"organizationAt": "/branch", ', ''),
    'author.schema.json record/of-nobody',
  ],
  [
    'records that an organization has, and that only handlers read',
    edit(
      'author/author.schema.json',
      '"organizationAt": "/branch"',
      '"organizationAt": "/branch", "handlersOnly": true',
    ),
    'author.schema.json meta/schema ⟨"/branch"⟩',
  ],
  [
    'a record that belongs to what is no record of its own',
    edit('book/book.schema.json', '"subject": "author"', '"subject": "loan"'),
    'book.schema.json record/subject-of-no-record ⟨"loan"⟩',
  ],
  [
    'records that belong to themselves by others',
    edit('author/author.schema.json', '"type": "author", ', '"type": "author", "subject": "book", '),
    'author.schema.json record/subject-of-itself ⟨"book"⟩',
  ],
  [
    'a call of its own for records that only handlers read',
    edit('author/author.schema.json', '"organizationAt": "/branch"', '"handlersOnly": true'),
    'author.calls.json call/records-of-nobody ⟨"author"⟩ Bind it to a handler, or name the field with their organization in schemas/author/author.schema.json in place of "handlersOnly".',
  ],
  [
    'a tab that more people may read than see',
    edit('book/books.tab.json', '"entity": "book"', '"access": "lend", "entity": "book"'),
    'books.tab.json access/eye-only ⟨"lend"⟩ Change "access" of the call "list" in schemas/book/book.calls.json to "lend", or ask for "read" here.',
  ],
  [
    'standard calls that nobody is allowed to make',
    edit('order/order.calls.json', '"calls": {', '"calls": { "list": "standard",'),
    'order.calls.json call/no-standard',
  ],
  [
    'standard calls of stored searches over an index that does not exist',
    edit(
      'order/order.calls.json',
      '"calls": {',
      '"access": { "read": "read", "write": "lend" }, "saved": { "entity": "book", "index": "boks" }, "calls": { "run": "standard",',
    ),
    'order.calls.json call/no-standard ⟨"boks"⟩',
  ],
  [
    'standard calls of stored searches that are no records',
    edit(
      'order/order.calls.json',
      '"calls": {',
      '"access": { "read": "read", "write": "lend" }, "saved": { "entity": "loan", "index": "author" }, "calls": { "run": "standard",',
    ),
    'order.calls.json call/no-standard ⟨"loan"⟩',
  ],
  [
    'the access log of what is no record',
    edit(
      'order/order.calls.json',
      '"calls": {',
      '"access": { "read": "read", "write": "lend" }, "trail": "loan", "calls": { "search": "standard",',
    ),
    'order.calls.json call/no-standard ⟨"loan"⟩',
  ],
  [
    'a rule for changing stored searches that does not exist',
    edit(
      'author/author.calls.json',
      '"calls": {',
      '"access": { "read": "read", "write": "lend" }, "saved": { "entity": "book", "index": "author", "edit": "lent" }, "calls": { "run": "standard",',
    ),
    'author.calls.json name/unknown-access ⟨"lent"⟩ Did you mean "lend"?',
  ],
  [
    'names of columns for a field that is not there',
    edit(
      'book/book.schema.json',
      '"type": "object",',
      '"x-column-names": { "/titel": ["Name"] }, "type": "object",',
    ),
    'book.schema.json field/unknown ⟨"/titel"⟩ Did you mean "/title"?',
  ],
  [
    'a name of a column for two fields',
    edit(
      'book/book.schema.json',
      '"type": "object",',
      '"x-column-names": { "/title": ["Pen-Name"] }, "type": "object",',
    ),
    'book.schema.json schema/column-of-two-fields ⟨"Pen-Name"⟩ Leave the name to one of them.',
  ],
  [
    'bounds without a value between them',
    edit('book/book.schema.json', '"maxLength": 80', '"maxLength": 0'),
    'book.schema.json schema/no-value ⟨1⟩ Lower "minLength", or raise "maxLength".',
  ],
  [
    'a default that the field refuses',
    edit('book/book.schema.json', '"What it is about."', '"What it is about.", "default": "novle"'),
    'book.schema.json value/refused ⟨"novle"⟩ Did you mean "novel"?',
  ],
  [
    'a value of a button that the field refuses, one of two',
    edit(
      'book/book.form.json',
      '"initial":',
      '"presets": [{ "title": "Novel", "set": { "genre": "self.pages > 99 ? \'novle\' : \'novel\'" } }], "initial":',
    ),
    'book.form.json value/refused ⟨"self.pages > 99 ? \'novle\' : \'novel\'"⟩ Did you mean "novel"?',
  ],
  [
    'a number that a form is filled in with, below the least of its field',
    edit('book/book.form.json', '"initial":', '"prefill": { "pages": "-3" }, "initial":'),
    'book.form.json value/refused ⟨"-3"⟩ Correct the value, or its limits.',
  ],
  [
    'a value that a form is filled in with, too long for its field',
    edit('book/book.form.json', '"initial":', `"prefill": { "title": "'${'x'.repeat(81)}'" }, "initial":`),
    `book.form.json value/refused ⟨"'${'x'.repeat(81)}'"⟩ Correct the value, or its limits.`,
  ],
  [
    'a field that stands twice in a form',
    edit('book/book.form.json', '["isbn", "pages"]', '["isbn", "title"]'),
    'book.form.json layout/repeated ⟨"title"⟩ Remove one of the two.',
  ],
  [
    'an option that no widget has',
    edit('book/book.form.json', '"ui:help":', '"ui:options": { "conter": true }, "ui:help":'),
    'book.form.json form/unknown-word ⟨"conter"⟩ Did you mean "counter"?',
  ],
  [
    'a required field that no form asks for',
    edit('book/book.schema.json', '"required": ["type", "title"]', '"required": ["type", "title", "price"]'),
    'book.form.json form/required-not-asked ⟨"layout"⟩ Add "price" to "layout", or its value to "initial" or "prefill".',
  ],
  [
    'a code that the value set does not have',
    edit('book/book.rules.json', "self.genre != 'other'", "self.genre != 'othr'"),
    `book.rules.json expression/unknown-code ⟨'othr'⟩ Did you mean "other"?`,
  ],
  [
    'an entity that does not exist',
    edit('book/book.form.json', '"entity": "book"', '"entity": "bok"'),
    'book.form.json name/unknown-entity ⟨"bok"⟩ Did you mean "book"?',
  ],
  [
    'examples of an entity that does not exist',
    edit('book/book.examples.json', '"entity": "book"', '"entity": "bock"'),
    'book.examples.json name/unknown-entity ⟨"bock"⟩ Did you mean "book"?',
  ],
  [
    'a form that does not exist',
    edit('book/books.tab.json', '"form": "book"', '"form": "boook"'),
    'books.tab.json name/unknown-form ⟨"boook"⟩ Did you mean "book"?',
  ],
  [
    'a tab that does not exist',
    edit('shelf/shelf.screen.json', '"tab": "loans"', '"tab": "laons"'),
    'shelf.screen.json name/unknown-tab ⟨"laons"⟩ Did you mean "loans"?',
  ],
  [
    'a tab that is marked as planned and exists',
    edit(
      'shelf/shelf.screen.json',
      '"tab": "loans"',
      '"tab": "loans", "title": "Loans", "status": "planned"',
    ),
    'shelf.screen.json screen/planned-tab ⟨"planned"⟩ Remove "status", and what the tab says itself.',
  ],
  [
    'a date of the newest records that they do not have',
    edit(
      'book/book.calls.json',
      '"subjectFrom": "authorId"',
      '"subjectFrom": "authorId", "newestBy": "publishd"',
    ),
    'book.calls.json field/unknown ⟨"publishd"⟩ Did you mean "published"?',
  ],
  [
    'a field to sort a list by that its records do not have',
    edit('book/book.calls.json', '"subjectFrom": "authorId"', '"subjectFrom": "authorId", "sortBy": "titel"'),
    'book.calls.json field/unknown ⟨"titel"⟩ Did you mean "title"?',
  ],
  [
    'an entity that an answer depends on and that does not exist',
    edit(
      'book/book.calls.json',
      '"answer": { "list": "book" }',
      '"answer": { "list": "book" }, "dependsOn": ["autor"]',
    ),
    'book.calls.json name/unknown-entity ⟨"autor"⟩ Did you mean "author"?',
  ],
  [
    'a card that does not exist',
    edit('shelf/shelf.screen.json', '"tab": "loans"', '"card": "auther"'),
    'shelf.screen.json name/unknown-card ⟨"auther"⟩ Did you mean "author"?',
  ],
  [
    'a place that an emergency is to be known by and that does not exist',
    edit(
      'access/library.access.json',
      '"needs": ',
      '"opens": { "entity": "author", "minutes": 60, "known": ["/emial", "/name/last"] }, "needs": ',
    ),
    'library.access.json field/unknown ⟨"/emial"⟩ Did you mean "/email"?',
  ],
  [
    'a rule of who may know of a record that does not exist',
    edit('book/book.schema.json', '"subject": "author"', '"subject": "author", "access": "reed"'),
    'book.schema.json name/unknown-access ⟨"reed"⟩ Did you mean "read"?',
  ],
  ...liveMistakes,
  ...decideMistakes,
  [
    'a group of terms that no checks declare',
    edit('bag/bag.checks.json', '"group": "gloomy"', '"group": "glomy"'),
    'bag.checks.json name/unknown-group ⟨"glomy"⟩ Did you mean "gloomy"?',
  ],
  [
    'rows of checks that are no list of objects',
    edit('bag/bag.checks.json', '"rows": "books"', '"rows": "boks"'),
    'bag.checks.json field/unknown ⟨"boks"⟩ Did you mean "books"?',
  ],
  [
    'terms of checks that are no list of texts',
    edit('bag/bag.checks.json', '"terms": "topics"', '"terms": "title"'),
    'bag.checks.json field/unknown ⟨"title"⟩',
  ],
  [
    'two checks of one name',
    edit(
      'bag/bag.checks.json',
      '"checks": [',
      '"checks": [{ "id": "gloomy-child", "severity": "info", "row": "any", "message": "x", "advice": "y", "source": { "title": "z" } },',
    ),
    'bag.checks.json name/duplicate ⟨"gloomy-child"⟩ Give one of the two another name.',
  ],
  [
    'a document that does not exist',
    edit('author/reading-list.document.json', '"page": "letterhead"', '"page": "leterhead"'),
    'reading-list.document.json name/unknown-document ⟨"leterhead"⟩ Did you mean "letterhead"?',
  ],
  [
    'a document that a call should print and that does not exist',
    edit(
      'author/author.calls.json',
      '"store": { "get": "author", "by": "authorId" }',
      '"store": { "handler": "print", "options": { "document": "reeding-list" } }',
    ),
    'author.calls.json name/unknown-document ⟨"reeding-list"⟩ Did you mean "reading-list"?',
  ],
  [
    'a part of a document that does not exist',
    edit('author/reading-list.document.json', '"part": "book-table"', '"part": "book-tabel"'),
    'reading-list.document.json name/unknown-document ⟨"book-tabel"⟩ Did you mean "book-table"?',
  ],
  [
    'a document that is a part of itself',
    edit('author/book-table.document.json', '"blocks": [', '"blocks": [{ "part": "book-table" },'),
    'book-table.document.json document/circular-part ⟨"book-table"⟩ Take one of the parts out.',
  ],
  [
    'a record of a document that the field names none of',
    edit(
      'author/reading-list.document.json',
      '"list": "book", "sort": "title"',
      '"named": "/email", "list": "book"',
    ),
    'reading-list.document.json document/unrelated ⟨"/email"⟩ Name a field of "author" whose "x-reference" is "book".',
  ],
  [
    'a record of a document that a field names, and an order for it',
    edit('author/reading-list.document.json', '"list": "book"', '"named": "/email", "list": "book"'),
    'reading-list.document.json meta/schema ⟨"title"⟩',
  ],
  [
    'records of a document that belong to something else',
    edit('author/reading-list.document.json', '"list": "book"', '"list": "author"'),
    'reading-list.document.json document/unrelated ⟨"author"⟩ Name an entity whose "x-record" has "subject": "author".',
  ],
  [
    'words of a document that are missing in one of its languages',
    edit('author/book-table.document.json', '"en": "Title", "fr": "Titre"', '"en": "Title"'),
    'book-table.document.json document/untranslated ⟨{ "en": "Title" }⟩ Write them in every language of the document, or once as a text that holds for all.',
  ],
  [
    'a list that a document cannot name',
    edit('author/book-table.document.json', '"table": "books"', '"table": "boks"'),
    'book-table.document.json field/unknown ⟨"boks"⟩ Did you mean "books"?',
  ],
  [
    'a misspelt field in the words of a document',
    edit('author/book-table.document.json', '{item.isbn}', '{item.isnb}'),
    'book-table.document.json expression/type ⟨isnb⟩ Did you mean "isbn"?',
  ],
  [
    'a misspelt field that records of a document are sorted by',
    edit('author/reading-list.document.json', '"sort": "title"', '"sort": "tilte"'),
    'reading-list.document.json field/unknown ⟨"tilte"⟩ Did you mean "title"?',
  ],
  [
    'an input that a document is not given',
    edit('author/reading-list.document.json', '"sort": "title"', '"by": "bookId"'),
    'reading-list.document.json field/unknown ⟨"bookId"⟩',
  ],
  [
    'an action whose call is sent nothing',
    edit('author/author.card.json', '"set": {', '"in": "bar", "call": "author.get", "set": {'),
    'author.card.json tab/action-without-means ⟨"author.get"⟩ Add "body" for a call that writes, or "query" for one that only reads; a menu may say it for its actions.',
  ],
  [
    'an action that adds rows to a tab that is not there',
    edit('author/author.card.json', '"actions": [', adding('bokks')),
    'author.card.json name/unknown-tab ⟨"bokks"⟩ Did you mean "books"?',
  ],
  [
    'an action that adds rows to a search',
    edit('author/author.card.json', '"actions": [', adding('author-search')),
    'author.card.json tab/action-without-means ⟨"author-search"⟩ Name a tab whose rows a call lists, or that stand in a record.',
  ],
  [
    'a menu that the card does not have',
    edit('author/author.card.json', '"access": "lend"', '"access": "lend", "in": "menus"'),
    'author.card.json name/unknown-menu ⟨"menus"⟩ Did you mean "menu"?',
  ],
  [
    'a notice before an action that the card does not have',
    edit(
      'author/author.card.json',
      '"actions": [',
      '"notices": [{ "text": "Think twice.", "when": "true", "before": ["revael"] }], "actions": [',
    ),
    'author.card.json name/unknown-action ⟨"revael"⟩ Did you mean "reveal"?',
  ],
  [
    'a field of a card that does not exist',
    edit('author/author.card.json', '"name.last"', '"name.lst"'),
    'author.card.json field/unknown ⟨"name.lst"⟩ Did you mean "name.last"?',
  ],
  [
    'a misspelt field of what a card reads beside its record',
    edit('author/author.card.json', 'latestBook.title', 'latestBook.titel'),
    'author.card.json expression/type ⟨titel⟩ Did you mean "title"?',
  ],
  [
    'a named expression that does not exist',
    edit('author/author.card.json', 'latestTitle()', 'latestTitel()'),
    'author.card.json expression/type ⟨latestTitel()⟩ Did you mean "latestTitle"?',
  ],
  [
    'a named expression that leads back to itself',
    edit('author/author.rules.json', "self.born > date('1900-01-01')", 'isYoung(self)'),
    'author.rules.json expression/unsupported ⟨isYoung(self)⟩ Write out what one of them asks.',
  ],
  [
    'a named expression with the name of a function',
    edit('author/author.rules.json', '"isYoung"', '"age"'),
    'author.rules.json name/duplicate ⟨"age"⟩ Give this one another name.',
  ],
  [
    'a cell of the product with the name of one of the engine',
    edit('product.json', '"cells": {', '"cells": { "date": "A day.",'),
    'product.json name/duplicate ⟨"date"⟩ Give this one another name.',
  ],
  [
    'a value that an action sets where the record has no place',
    edit('author/author.card.json', '/library_meta/anonymous', '/library_meta/anonymos'),
    'author.card.json field/unknown ⟨"/library_meta/anonymos"⟩ Did you mean "/library_meta/anonymous"?',
  ],
  [
    'a workflow that does not exist',
    edit('book/book.card.json', '"name": "lending"', '"name": "lendin"'),
    'book.card.json name/unknown-workflow ⟨"lendin"⟩ Did you mean "lending"?',
  ],
  [
    'a form for an event that the workflow does not have',
    edit('book/book.card.json', '"book.lent": "loan"', '"book.lend": "loan"'),
    'book.card.json workflow/unknown-event ⟨"book.lend"⟩ Did you mean "book.lent"?',
  ],
  [
    'an action of a card that has no call to save with',
    edit('author/author.card.json', '"save": "author.save",', ''),
    'author.card.json tab/action-without-means ⟨{ "name": "reveal", "title": "Reveal", "access": "lend", "set": { "/library_meta/anonymous": "false" } }⟩ Add "save" with the call that stores the record, or remove the action.',
  ],
  [
    'a flow that does not exist',
    edit('order/order.screen.json', '"flow": "order"', '"flow": "oder"'),
    'order.screen.json name/unknown-flow ⟨"oder"⟩ Did you mean "order"?',
  ],
  [
    'an entry of the menu under a screen that does not exist',
    edit(
      'order/order.screen.json',
      '"flow": "order"',
      '"flow": "order", "menu": { "label": "Order", "order": 2, "under": "catalouge" }',
    ),
    'order.screen.json name/unknown-screen ⟨"catalouge"⟩ Did you mean "catalogue"?',
  ],
  [
    'two steps of a flow with one name',
    edit('order/order.flow.json', '"name": "used"', '"name": "offer"'),
    'order.flow.json flow/step ⟨"offer"⟩ Give each step a name of its own: addresses and expressions tell them apart by it.',
  ],
  [
    'a step of a flow that would hand on two things',
    edit('order/order.flow.json', '"lists": [', '"form": "wish", "lists": ['),
    'order.flow.json flow/step ⟨"offer"⟩ Ask them in two steps: a step hands on its form, or one picked row.',
  ],
  [
    'a step that shows what no earlier step hands on',
    edit('order/order.flow.json', '"step": "offer"', '"step": "ofer"'),
    'order.flow.json flow/step ⟨"ofer"⟩ Did you mean "offer"?',
  ],
  [
    'a column of a flow that its rows do not have',
    edit('order/order.flow.json', '{ "field": "isUsed" }', '{ "field": "isUsd" }'),
    'order.flow.json field/unknown ⟨"isUsd"⟩ Did you mean "isUsed"?',
  ],
  [
    'a field that a flow fills in and the form does not have',
    edit('order/order.flow.json', '{ "title": "inputs.wish.title" }', '{ "titel": "inputs.wish.title" }'),
    'order.flow.json field/unknown ⟨"titel"⟩ Did you mean "title"?',
  ],
  [
    'a misspelt field of what a step of a flow hands on',
    edit('order/order.flow.json', '"when": "inputs.offer.isUsed"', '"when": "inputs.offer.isUsd"'),
    'order.flow.json expression/type ⟨isUsd⟩ Did you mean "isUsed"?',
  ],
  [
    'a field that does not exist, in the condition of a group',
    edit(
      'book/book.form.json',
      '{ "group": "Print", ',
      '{ "group": "Print", "visibleWhen": "self.genr != \'novel\'", ',
    ),
    'book.form.json expression/type ⟨genr⟩ Did you mean "genre"?',
  ],
  [
    'a day that stands in a title as it is stored',
    edit('book/book.form.json', '"group": "Print"', '"group": "Print of {{ self.published }}"'),
    'book.form.json expression/type ⟨"Print of {{ self.published }}"⟩ Write shortDate(…) around it.',
  ],
  [
    'the value of one row in the heading over all of them',
    edit(
      'book/book.form.json',
      '"fields": {',
      '"fields": { "loans.*.from": { "ui:title": "{{ self.borrower }} from" }, "loans": { "rows": { "item": "Loan", "columns": ["borrower", "from"] } }, ',
    ),
    'book.form.json form/heading-over-rows ⟨"{{ self.borrower }} from"⟩ Put the value into "ui:help" or "feedback", which stand in each row.',
  ],
  [
    'fields of a matrix with different choices',
    edit(
      'book/book.form.json',
      '["genre", "penName"]',
      '{ "matrix": "Which?", "fields": ["genre", "place", "penName"] }',
    ),
    'book.form.json form/matrix-choices ⟨"place"⟩ Give the fields the same value set, or take this one out of the matrix.',
  ],
  [
    'tabs and steps beside each other',
    edit(
      'book/book.form.json',
      '["genre", "penName"]',
      '{ "step": "First", "rows": [["genre"]] }, { "tab": "More", "rows": [["penName"]] }',
    ),
    'book.form.json form/tab-beside-steps ⟨"More"⟩ Make it a step, or put it into one of them.',
  ],
  [
    'rows that are a list and panels',
    edit(
      'book/book.form.json',
      '"fields": {',
      '"fields": { "loans": { "rows": { "item": "Loan", "columns": ["borrower", "from"], "listedAs": "self.borrower", "panels": true } }, ',
    ),
    'book.form.json form/rows-shown-twice ⟨true⟩ Take out "panels": the chosen row of a list is edited in a panel.',
  ],
  [
    'an image without words',
    edit('book/book.form.json', '[["title"], ', '[{ "text": "![](/book.png)" }, ["title"], '),
    'book.form.json form/image-without-text ⟨"![](/book.png)"⟩ Write between its brackets what it shows: ![The parts of a book](/images/book.png).',
  ],
  [
    'a call that does not exist',
    edit('book/books.tab.json', '"save": "book.save"', '"save": "book.sav"'),
    'books.tab.json name/unknown-call ⟨"book.sav"⟩ Did you mean "book.save"?',
  ],
  [
    'a value set that does not exist',
    edit('book/books.tab.json', '"field": "genre"', '"field": "genre", "codes": "genre"'),
    'books.tab.json name/unknown-codes ⟨"genre"⟩ Did you mean "genres"?',
  ],
  [
    'an access rule that does not exist',
    edit('book/books.tab.json', '"access": "lend"', '"access": "lendd"'),
    'books.tab.json name/unknown-access ⟨"lendd"⟩ Did you mean "lend"?',
  ],
  [
    'an access rule of a field that does not exist',
    edit('book/book.schema.json', '"write": "lend"', '"write": "lent"'),
    'book.schema.json name/unknown-access ⟨"lent"⟩ Did you mean "lend"?',
  ],
  [
    'a widget that does not exist',
    edit('book/book.form.json', '"radio"', '"radoi"'),
    'book.form.json name/unknown-widget ⟨"radoi"⟩ Did you mean "radio"?',
  ],
  [
    'a cell that does not exist',
    edit('book/books.tab.json', '"field": "pages"', '"field": "pages", "cell": "numbr"'),
    'books.tab.json name/unknown-cell ⟨"numbr"⟩ Did you mean "number"?',
  ],
  [
    'a message that does not exist',
    edit('book/book.rules.json', '"@date.not-in-future"', '"@date.not-in-futur"'),
    'book.rules.json name/unknown-message ⟨"@date.not-in-futur"⟩ Did you mean "@date.not-in-future"?',
  ],
  [
    'a search index that does not exist',
    edit('author/author.calls.json', '"store": { "search": "author" }', '"store": { "search": "autor" }'),
    'author.calls.json name/unknown-search ⟨"autor"⟩ Did you mean "author"?',
  ],
  [
    'a column over a field that the entity does not have',
    edit('book/books.tab.json', '"field": "genre"', '"field": "gerne"'),
    'books.tab.json field/unknown ⟨"gerne"⟩ Did you mean "genre"?',
  ],
  [
    'a column that the search does not answer with',
    edit('author/author-search.tab.json', '"field": "last"', '"field": "lasst"'),
    'author-search.tab.json field/unknown ⟨"lasst"⟩ Did you mean "last"?',
  ],
  [
    'a layout with a field that the entity does not have',
    edit('book/book.form.json', '["isbn", "pages"]', '["isbn", "page"]'),
    'book.form.json field/unknown ⟨"page"⟩ Did you mean "pages"?',
  ],
  [
    'a first value for a field that the entity does not have',
    edit('book/book.form.json', '"initial": { "type"', '"initial": { "tpye"'),
    'book.form.json field/unknown ⟨"tpye"⟩ Did you mean "type"?',
  ],
  [
    'a value worked out for a field that the entity does not have',
    edit('book/book.form.json', '"initial": {', '"prefill": { "publshed": "today()" }, "initial": {'),
    'book.form.json field/unknown ⟨"publshed"⟩ Did you mean "published"?',
  ],
  [
    'a question before a save over a field that there is not',
    edit(
      'book/book.form.json',
      '"initial": {',
      '"confirm": [{ "when": "blank(self.isbm)", "title": "t", "text": "t", "yes": "y", "no": "n" }], "initial": {',
    ),
    'book.form.json expression/type ⟨isbm⟩ Did you mean "isbn"?',
  ],
  [
    'a record that a form stores with a field that its entity does not have',
    edit(
      'book/book.form.json',
      '"initial": {',
      '"yields": [{ "entity": "book", "record": { "titel": "self.title" } }], "initial": {',
    ),
    'book.form.json field/unknown ⟨"self.title"⟩ Did you mean "/title"?',
  ],
  [
    'choices by a column that the value set does not have',
    edit('book/book.form.json', '"ui:widget": "radio"', '"choices": { "where": "item.shelf == \'A\'" }'),
    'book.form.json expression/type ⟨shelf⟩',
  ],
  [
    'an expression that takes too many steps for the longest lists',
    edit(
      'book/book.rules.json',
      '"rules": [',
      `"rules": [{ "id": "book.lent", "at": "/title", "when": "self.loans.exists(a, self.loans.exists(b, self.loans.exists(c, a == b && b == c)))", "message": "Lent" }, `,
    ),
    'book.rules.json expression/too-costly ⟨"self.loans.exists(a, self.loans.exists(b, self.loans.exists(c, a == b && b == c)))"⟩ Give these lists a smaller maxItems',
  ],
  [
    'a rule that stops a save by what only forms read',
    edit(
      'book/book.rules.json',
      '"rules": [',
      `"with": { "shelf": { "call": "book.list" } },
       "rules": [{ "id": "book.full", "at": "/title", "when": "size(shelf) > 9", "message": "Full" }, `,
    ),
    'book.rules.json expression/type ⟨shelf⟩',
  ],
  [
    'choices of a call that does not exist',
    edit(
      'book/book.form.json',
      '"ui:widget": "radio"',
      '"choices": { "call": "book.lst", "value": "a", "label": "b" }',
    ),
    'book.form.json name/unknown-call ⟨"book.lst"⟩ Did you mean "book.list"?',
  ],
  [
    'choices that store a property that the rows do not have',
    edit(
      'book/book.form.json',
      '"ui:widget": "radio"',
      '"choices": { "call": "book.list", "value": "isbm", "label": "title" }',
    ),
    'book.form.json field/unknown ⟨"isbm"⟩ Did you mean "isbn"?',
  ],
  [
    'a check by a call that does not exist',
    edit(
      'book/book.form.json',
      '"ui:widget": "radio"',
      '"check": { "call": "book.fnd", "body": {}, "warns": "answer.found", "message": "Taken" }',
    ),
    'book.form.json name/unknown-call ⟨"book.fnd"⟩',
  ],
  [
    'a check whose question asks a field that there is not',
    edit(
      'book/book.form.json',
      '"ui:widget": "radio"',
      '"check": { "call": "book.list", "body": { "isbn": "self.isbm" }, "warns": "size(answer.rows) > 0", "message": "Taken" }',
    ),
    'book.form.json expression/type ⟨isbm⟩ Did you mean "isbn"?',
  ],
  [
    'a column of rows that the rows do not have',
    edit(
      'book/book.form.json',
      '"fields": {',
      '"fields": { "loans": { "rows": { "item": "Loan", "columns": ["borrower", "form"] } }, ',
    ),
    'book.form.json field/unknown ⟨"form"⟩ Did you mean "from"?',
  ],
  [
    'a line under a field that is no text',
    edit('book/book.form.json', '"ui:widget": "radio"', '"feedback": "self.pages"'),
    'book.form.json expression/type ⟨"self.pages"⟩',
  ],
  [
    'a rule at a place that the entity does not have',
    edit('book/book.rules.json', '"at": "/penName"', '"at": "/penname"'),
    'book.rules.json field/unknown ⟨"/penname"⟩ Did you mean "/penName"?',
  ],
  [
    'a required property that there is not',
    edit('book/book.schema.json', '"required": ["type", "title"]', '"required": ["type", "titel"]'),
    'book.schema.json field/unknown ⟨"titel"⟩ Did you mean "title"?',
  ],
  [
    'a required property that there is not in what is referred to',
    edit(
      'book/book.schema.json',
      '"$ref": "../loan/loan.schema.json"',
      '"$ref": "../loan/loan.schema.json", "required": ["borower"]',
    ),
    'book.schema.json field/unknown ⟨"borower"⟩ Did you mean "borrower"?',
  ],
  [
    'a record named by a field that there is not',
    edit('book/book.schema.json', '"display": "{title}"', '"display": "{titel}"'),
    'book.schema.json field/unknown ⟨"{titel}"⟩ Did you mean "title"?',
  ],
  [
    'a unique place that there is not',
    edit('author/author.schema.json', '"/email"', '"/emial"'),
    'author.schema.json field/unknown ⟨"/emial"⟩ Did you mean "/email"?',
  ],
  [
    'a scope of one unique value that there is not',
    edit('author/author.schema.json', '["/email"]', '[{ "at": "/email", "within": "/brunch" }]'),
    'author.schema.json field/unknown ⟨"/brunch"⟩ Did you mean "/branch"?',
  ],
  [
    'a scope of every unique value at once',
    edit(
      'author/author.schema.json',
      '"unique": ["/email"]',
      '"unique": ["/email"], "uniqueWithin": "/branch"',
    ),
    'author.schema.json schema/scope-of-all ⟨"uniqueWithin"⟩ Write the scope into each value that it is for: { "at": …, "within": … }.',
  ],
  [
    'a subject that there is not',
    edit('book/book.schema.json', '"subject": "author"', '"subject": "autor"'),
    'book.schema.json name/unknown-entity ⟨"autor"⟩ Did you mean "author"?',
  ],
  [
    'rows kept by a property that they do not have',
    edit('book/book.schema.json', '"x-key": "id"', '"x-key": "idd"'),
    'book.schema.json field/unknown ⟨"idd"⟩ Did you mean "id"?',
  ],
  [
    'an input that asks a column that the index does not have',
    edit('author/author-search.tab.json', '{ "field": "name" }', '{ "field": "nam" }'),
    'author-search.tab.json field/unknown ⟨"nam"⟩ Did you mean "name"?',
  ],
  [
    'a tab over rows kept by a field that they do not have',
    edit('loan/loans.tab.json', '"key": "id"', '"key": "ide"'),
    'loans.tab.json field/unknown ⟨"ide"⟩ Did you mean "id"?',
  ],
  [
    'an order by a field that the table does not show',
    edit('loan/loans.tab.json', '{ "by": "from", "descending": true }', '{ "by": "isLost" }'),
    'loans.tab.json tab/order ⟨"isLost"⟩ Add a column for it: people can hide columns they do not want to see.',
  ],
  [
    'an order of a table whose rows people put in order',
    edit('loan/loans.tab.json', '"remove": { "access": "lend" }', '"move": { "access": "lend" }'),
    'loans.tab.json tab/order ⟨"from"⟩ Remove "sort", or "move".',
  ],
  [
    'a move of rows that have no order of their own',
    edit('book/books.tab.json', '"remove": { "access": "lend" }', '"move": { "access": "lend" }'),
    'books.tab.json tab/action-without-means ⟨"move"⟩ Add "at" in "source", or remove the action.',
  ],
  [
    'a further edit by a form that does not exist',
    edit(
      'book/books.tab.json',
      '"remove": { "access": "lend" }',
      '"change": { "title": "Return", "form": "bok" }',
    ),
    'books.tab.json name/unknown-form ⟨"bok"⟩ Did you mean "book"?',
  ],
  [
    'a search that is to fill a field that does not exist',
    edit(
      'book/book.form.json',
      '"fields": {',
      '"fields": { "isbn": { "ui:widget": "code-search", "fills": { "mark": "pags", "with": { "isbn": "item.code" } } },',
    ),
    'book.form.json field/unknown ⟨"pags"⟩ Did you mean "pages"?',
  ],
  [
    'rows before a search that are no hits of it',
    edit(
      'author/author-search.tab.json',
      '"search": "author.search",',
      '"search": "author.search", "recent": { "call": "book.list", "title": "Lately" },',
    ),
    'author-search.tab.json tab/recent-of-another-index ⟨"book.list"⟩',
  ],
  [
    'parts of rows that are searched for',
    edit(
      'author/author-search.tab.json',
      '"entity": "author",',
      '"entity": "author", "views": [{ "title": "Living", "when": "true" }, { "title": "All" }],',
    ),
    'author-search.tab.json tab/rows-not-listed ⟨"views"⟩ Remove "views".',
  ],
  [
    'a part of rows by a field that they do not have',
    edit(
      'book/books.tab.json',
      '"form": "book",',
      '"form": "book", "views": [{ "title": "Long", "when": "item.pags > 300" }, { "title": "All" }],',
    ),
    'books.tab.json expression/type ⟨pags⟩ Did you mean "pages"?',
  ],
  [
    'rows that are counted by a field that they do not have',
    edit(
      'book/books.tab.json',
      '"form": "book",',
      '"form": "book", "tallies": [{ "when": "item.pags > 300", "text": "{n} long" }],',
    ),
    'books.tab.json expression/type ⟨pags⟩ Did you mean "pages"?',
  ],
  [
    'a tab of rows without a table',
    edit('loan/loans.tab.json', '"table": {', '"tabel": {'),
    'loans.tab.json meta/schema ⟨"tabel"⟩ Did you mean "table"?',
  ],
  [
    'one object at a place that the record does not have',
    edit(
      'loan/loans.tab.json',
      '"at": "/loans", "key": "id", "save": "book.save", "where": "!item.isLost"',
      '"object": "/loan", "save": "book.save"',
    ),
    'loans.tab.json field/unknown ⟨"/loan"⟩ Did you mean "/loans"?',
  ],
  [
    'rows completed from what is no map',
    edit(
      'book/books.tab.json',
      '"remove": "book.remove"',
      '"remove": "book.remove", "join": { "record": "author", "at": "/name", "by": "isbn", "as": "writer" }',
    ),
    'books.tab.json field/unknown ⟨"/name"⟩',
  ],
  [
    'a history of a list that the row does not have',
    edit(
      'book/books.tab.json',
      '"remove": { "access": "lend" }',
      '"remove": { "access": "lend" }, "history": { "at": "lons", "columns": [{ "field": "from" }] }',
    ),
    'books.tab.json field/unknown ⟨"lons"⟩ Did you mean "loans"?',
  ],
  [
    'rows inside of rows by a field that they do not have',
    edit(
      'book/books.tab.json',
      '{ "field": "pages" }]',
      '{ "field": "pages" }], "children": { "at": "loans", "item": "Loan", "columns": [{ "field": "borower" }] }',
    ),
    'books.tab.json field/unknown ⟨"borower"⟩ Did you mean "borrower"?',
  ],
  [
    'a column with an expression over what the row does not have',
    edit('book/books.tab.json', '{ "field": "pages" }', '{ "field": "pages", "value": "item.pags" }'),
    'books.tab.json expression/type ⟨pags⟩ Did you mean "pages"?',
  ],
  [
    'an action without a form',
    edit('book/books.tab.json', '"form": "book",', ''),
    'books.tab.json tab/action-without-means ⟨"add"⟩ Add "form", or remove the action.',
  ],
  [
    'the menu of a row with a card about something else',
    edit('book/books.tab.json', '"actions": { ', '"actions": { "menu": { "card": "author" }, '),
    'books.tab.json tab/card-of-other-entity ⟨"author"⟩ Name a card of the same entity.',
  ],
  [
    'the menu of a row with a card that is not there',
    edit('book/books.tab.json', '"actions": { ', '"actions": { "menu": { "card": "boook" }, '),
    'books.tab.json name/unknown-card ⟨"boook"⟩ Did you mean "book"?',
  ],
  [
    'an action without a call',
    edit('book/books.tab.json', ', "remove": "book.remove"', ''),
    'books.tab.json tab/action-without-means ⟨"remove"⟩ Add "remove" in "source", or remove the action.',
  ],
  [
    'an index over a place that the entity does not have',
    edit('author/author.search.json', '"from": ["/born"]', '"from": ["/bron"]'),
    'author.search.json field/unknown ⟨"/bron"⟩ Did you mean "/born"?',
  ],
  [
    'an index that counts records of others',
    edit(
      'author/author.search.json',
      '"from": ["/born"], "kind": "date"',
      '"of": "loan", "take": "count", "kind": "number"',
    ),
    'author.search.json search/unrelated ⟨"loan"⟩ Name an entity whose x-record says "subject": "author".',
  ],
  [
    'a statistic of days whose numbers stand for nothing',
    edit('author/author.search.json', '"hit":', '"statistics": { "born": { "title": "Age" } },\n  "hit":'),
    'author.search.json search/statistic ⟨{ "title": "Age" }⟩ Add "unit": days, business-days or years.',
  ],
  [
    'a statistic of no column',
    edit('author/author.search.json', '"hit":', '"statistics": { "bron": { "title": "Age" } },\n  "hit":'),
    'author.search.json field/unknown ⟨"bron"⟩ Did you mean "born"?',
  ],
  [
    'an option that no number can be within',
    edit(
      'author/author.search.json',
      '"hit":',
      `"statistics": { "born": { "title": "Age", "unit": "years", "options": [
        { "code": "old", "display": "Old", "limits": { "from": 80, "below": 70 } }
      ] } },
      "hit":`,
    ),
    'author.search.json search/statistic ⟨{ "from": 80, "below": 70 }⟩ The lower limit must be less than the upper one.',
  ],
  [
    'a field without a title',
    edit('book/book.schema.json', '"title": "ISBN", ', ''),
    'book.schema.json field/no-title ⟨"isbn"⟩ Add "title": what people read in forms and tables.',
  ],
  [
    'a field without a description',
    edit('book/book.schema.json', '"description": "Thirteen digits.", ', ''),
    'book.schema.json field/no-description ⟨"isbn"⟩ Add "description": one sentence that says what the field holds.',
  ],
  [
    'a reference to no file',
    edit('book/book.schema.json', '"../codes/genres.codes.json"', '"../codes/genre.codes.json"'),
    'book.schema.json schema/unknown-reference ⟨"../codes/genre.codes.json"⟩ Did you mean "schemas/codes/genres.codes.json"?',
  ],
  [
    'a schema that Ajv cannot compile',
    edit('book/book.schema.json', '"minimum": 1', '"minimum": 1, "if": { "type": "integer" }'),
    'book.schema.json schema/invalid ⟨{⟩ Compare it with JSON Schema 2020-12.',
  ],
  [
    'an answer whose schema is none',
    edit(
      'author/author.calls.json',
      '"search": {',
      '"all": { "title": "All", "method": "GET", "path": "/api/all", "answer": { "schema": { "properties": null } }, "access": "read", "store": { "handler": "all" } }, "search": {',
    ),
    'author.calls.json schema/invalid ⟨{ "properties": null }⟩ Compare it with JSON Schema 2020-12.',
  ],
  [
    'an answer whose schema has a keyword that JSON Schema does not know',
    edit(
      'author/author.calls.json',
      '"search": {',
      '"all": { "title": "All", "method": "GET", "path": "/api/all", "answer": { "schema": { "type": "object", "own": { "$ref": "./none.schema.json" } } }, "access": "read", "store": { "handler": "all" } }, "search": {',
    ),
    'author.calls.json schema/invalid ⟨{ "type": "object", "own": { "$ref": "./none.schema.json" } }⟩ Compare it with JSON Schema 2020-12.',
  ],
  [
    'a record inside itself',
    edit(
      'loan/loan.schema.json',
      '"$ref": "../shared/date.schema.json"',
      '"$ref": "../book/book.schema.json"',
    ),
    'book.schema.json schema/circular-reference ⟨"../loan/loan.schema.json"⟩ Keep the other record by its _id instead, or say with "x-depth" how many levels of a list there may be.',
  ],
  [
    'a list within itself that is required at each of its levels',
    edit(
      'loan/loan.schema.json',
      '"from"],\n  "properties": {',
      '"from", "again"],\n  "properties": { "again": { "title": "Again", "description": "The loans after it.", "type": "array", "maxItems": 2, "x-depth": 1, "items": { "$ref": "#" } },',
    ),
    'loan.schema.json schema/circular-reference ⟨["id", "borrower", "from", "again"]⟩ Take "again" out of "required".',
  ],
  [
    'a pattern that can run for minutes',
    edit('book/book.schema.json', '"^[0-9]{13}$"', '"^([0-9]+)+$"'),
    'book.schema.json schema/slow-pattern ⟨"^([0-9]+)+$"⟩ Say it without a repetition inside a repetition, and with choices that begin differently.',
  ],
  [
    'a list that may get as long as anybody likes',
    edit('book/book.schema.json', '"maxItems": 500, ', ''),
    'book.schema.json schema/no-limit ⟨"loans"⟩ Add "maxItems": the most items that it can ever have, such as 100.',
  ],
  [
    'a map that may get as long as anybody likes',
    edit(
      'book/book.schema.json',
      '"loans": {',
      '"marks": { "title": "Marks", "description": "Of readers.", "type": "object" }, "loans": {',
    ),
    'book.schema.json schema/no-limit ⟨"marks"⟩ Add "maxProperties": the most entries that it can ever have, such as 100.',
  ],
  [
    'a message for a constraint that the field does not have',
    edit('book/book.rules.json', '"pattern"', '"minLength"'),
    'book.rules.json message/no-constraint ⟨"minLength"⟩ Add "minLength" to the schema, or remove the message.',
  ],
  [
    'an expression that ends too early',
    edit('loan/loans.tab.json', '"!item.isLost"', '"!item."'),
    'loans.tab.json expression/syntax ⟨"⟩ Add the value, or take the operator out.',
  ],
  [
    'an expression over a field that there is not',
    edit('loan/loans.tab.json', '"!item.isLost"', '"!item.isLots"'),
    'loans.tab.json expression/type ⟨isLots⟩ Did you mean "isLost"?',
  ],
  [
    'an expression over a field that there is not, beside a named one',
    edit('author/author.rules.json', '"self.born <= today()"', '"isYoung(self) || self.bron <= today()"'),
    'author.rules.json expression/type ⟨bron⟩ Did you mean "born"?',
  ],
  [
    'an expression over a field that there is not, behind a text in quotes',
    edit('loan/loans.tab.json', '"!item.isLost"', String.raw`"item.borrower != \"x\" && !item.isLots"`),
    'loans.tab.json expression/type ⟨isLots⟩ Did you mean "isLost"?',
  ],
  [
    'an expression over a name that the place does not have',
    edit('loan/loans.tab.json', '"!item.isLost"', '"!self.isLost"'),
    'loans.tab.json expression/type ⟨self⟩ At this place expressions may use: item, user, author, book.',
  ],
  [
    'an expression in a part of CEL that is left out',
    edit('loan/loans.tab.json', '"!item.isLost"', '"timestamp(item.id) == timestamp(item.id)"'),
    'loans.tab.json expression/unsupported ⟨timestamp(item.id)⟩ docs/analyst lists what expressions may use.',
  ],
  [
    'a name in a path that is no parameter',
    edit('book/book.calls.json', '"/api/{product}/book/delete"', '"/api/{product}/book/{id}/delete"'),
    'book.calls.json call/path-parameter ⟨"/api/{product}/book/{id}/delete"⟩ Add "id": { "type": "string", "required": true, "description": "…" } to query, or take it out of the path.',
  ],
  [
    'two calls that nothing tells apart',
    edit('book/book.calls.json', '"/api/{product}/book/delete"', '"/api/{product}/book"'),
    'book.calls.json call/shared-route ⟨"/api/{product}/book"⟩ Give one of them another path, or another "wrap" or "mark" in its body.',
  ],
  [
    'a hand-made part that does not exist',
    edit('shelf/shelf.screen.json', '"part": "map"', '"part": "mpa"'),
    'shelf.screen.json name/unknown-part ⟨"mpa"⟩ Did you mean "map"?',
  ],
  [
    'an entry of a value set in a column that is not declared',
    edit('codes/genres.codes.json', '"codes": [{', '"codes": [{ "shelf": "A",'),
    'genres.codes.json codes/column ⟨"shelf"⟩',
  ],
  [
    'an entry of a value set that does not fit its column',
    edit(
      'codes/genres.codes.json',
      '"codes": [{',
      '"columns": { "shelf": { "type": "string", "description": "Where." } }, "codes": [{ "shelf": 1,',
    ),
    'genres.codes.json codes/column ⟨1⟩ Correct the value, or the "type" of the column.',
  ],
  [
    'a code that stands twice',
    edit('codes/genres.codes.json', '"codes": [', '"codes": [{ "code": "other", "display": "Others" }, '),
    'genres.codes.json name/duplicate ⟨"other"⟩ Remove one of the two.',
  ],
  [
    'a migration that takes away what there still is',
    edit('book/book.migrations.json', '"move": "/number"', '"move": "/penName"'),
    'book.migrations.json migration/place ⟨{ "move": "/penName", "to": "/isbn" }⟩ Rename the field, or remove it from the schema.',
  ],
  [
    'a migration that works out the values of rows',
    edit(
      'book/book.migrations.json',
      '{ "move": "/number", "to": "/isbn" }',
      '{ "fill": "/loans/*/from", "value": "old.published" }',
    ),
    'book.migrations.json migration/place ⟨{ "fill": "/loans/*/from", "value": "old.published" }⟩ Give the rows a schema of their own, and write the step in a file of its migrations.',
  ],
  [
    'a migration to a field that there is not',
    edit('book/book.migrations.json', '"to": "/isbn"', '"to": "/isbnn"'),
    'book.migrations.json field/unknown ⟨"/isbnn"⟩ Did you mean "/isbn"?',
  ],
  [
    'a migration to the type that it comes from',
    edit(
      'book/book.migrations.json',
      '"from": "string", "value": "double(old.pages)"',
      '"from": "number", "value": "old.pages"',
    ),
    'book.migrations.json migration/type ⟨{ "convert": "/pages", "from": "number", "value": "old.pages", "back": "string(old.pages)" }⟩ Give the field another name, and use "split" with one place.',
  ],
  [
    'a migration that fills what may stay blank',
    edit(
      'book/book.migrations.json',
      '{ "move": "/number", "to": "/isbn" }',
      '{ "fill": "/isbn", "value": "old.isbn" }',
    ),
    'book.migrations.json migration/required ⟨{ "fill": "/isbn", "value": "old.isbn" }⟩ Make the field required, or give it a default in its form.',
  ],
  [
    'a migration of a code that there still is',
    edit('book/book.migrations.json', '"verse": "poetry"', '"novel": "poetry"'),
    'book.migrations.json migration/code ⟨{ "recode": "/genre", "codes": { "novel": "poetry" } }⟩ Take the former code out of the value set.',
  ],
  [
    'a migration to a code that there is not',
    edit('book/book.migrations.json', '"verse": "poetry"', '"verse": "poem"'),
    'book.migrations.json migration/code ⟨{ "recode": "/genre", "codes": { "verse": "poem" } }⟩ Name a code of its value set.',
  ],
  [
    'a migration that depends on the day',
    edit('book/book.migrations.json', '"double(old.pages)"', '"daysBetween(old.published, today())"'),
    'book.migrations.json migration/moment ⟨"daysBetween(old.published, today())"⟩ Work it out from fields of "old".',
  ],
  [
    'a way back that makes a value of another type',
    edit('book/book.migrations.json', '"back": "string(old.pages)"', '"back": "old.pages"'),
    'book.migrations.json expression/type ⟨"old.pages"⟩',
  ],
  [
    'a derived value of another type than its field',
    edit('book/book.form.json', '"fields": {', '"fields": { "pages": { "derive": "self.title" },'),
    'book.form.json expression/type ⟨"self.title"⟩',
  ],
  [
    'a derived text for a day',
    edit('book/book.form.json', '"fields": {', '"fields": { "published": { "derive": "self.title" },'),
    'book.form.json expression/type ⟨"self.title"⟩',
  ],
  [
    'a slow pattern in the body of a call',
    edit(
      'book/book.calls.json',
      '"body": { "wrap": "book", "entity": "book" }',
      '"body": { "schema": { "type": "object", "patternProperties": { "^(a+)+$": true } } }',
    ),
    'book.calls.json schema/slow-pattern ⟨"^(a+)+$"⟩',
  ],
  [
    'an access rule that nobody asks',
    edit(
      'access/library.access.json',
      '"rules": {',
      '"rules": { "burn": { "title": "Burn", "needs": "x", "when": "false" },',
    ),
    'library.access.json access/unused ⟨"burn"⟩ Name it where it is to hold, name in "usedBy" the hand-made code that uses it, or remove it.',
  ],
  [
    'a constant that nothing reads',
    edit(
      'product.json',
      '"messages": {',
      '"constants": { "shelves": { "value": 3, "description": "d" } }, "messages": {',
    ),
    'product.json constant/unused ⟨"shelves"⟩ Read it in an expression, say in "readBy" which hand-made code reads it, or remove it.',
  ],
  [
    'a message that nothing shows',
    edit('product.json', '"messages": {', '"messages": { "shelf.full": "The shelf is full.",'),
    'product.json message/unused ⟨"shelf.full"⟩ Refer to it as "@shelf.full", say in "readBy" which hand-made code reads it, or remove it.',
  ],
  [
    'a call that nobody makes',
    edit('order/order.flow.json', '"call": "order.place"', '"call": "book.save"'),
    'order.calls.json call/unused ⟨"place"⟩ Name it where it is made, say in "calledBy" who makes it, or remove it.',
  ],
  [
    'a tab that no screen shows',
    edit('shelf/shelf.screen.json', '{ "tab": "loans" }, ', ''),
    'loans.tab.json tab/unused ⟨"Loans"⟩ Add { "tab": "loans" } to a box of a screen, or remove the file.',
  ],
  [
    'an access rule that is marked as planned and is used',
    edit('access/library.access.json', '"lend": {', '"lend": { "status": "planned",'),
    'library.access.json access/unused ⟨"lend"⟩ Remove "status".',
  ],
  [
    'a sentence that stands in product.json already',
    edit('book/book.rules.json', '"@date.not-in-future"', '"Date cannot be in the future"'),
    'book.rules.json message/repeated ⟨"Date cannot be in the future"⟩ Write "@date.not-in-future"',
  ],
  [
    'a text of the engine with a place that it does not have',
    edit('product.json', 'this {item}."', 'this {itm}."'),
    'product.json message/unknown-place ⟨"Somebody else has changed this {itm}."⟩ Did you mean "{item}"?',
  ],
  [
    'a sentence that stands in two files',
    edit('book/book.calls.json', '"@save-failed"', '"Is this date right?"'),
    'book.calls.json message/repeated ⟨"Is this date right?"⟩ Give it a name among the "messages" of product.json, and write "@name" in both places.',
  ],
  [
    'a constraint of a form without a sentence',
    edit('book/book.schema.json', '"minimum": 1', '"minimum": 1, "multipleOf": 2'),
    'book.form.json message/missing ⟨"pages"⟩ Add one for "multipleOf" at "/pages" to the messages of "book", or to those of product.json.',
  ],
  [
    'a column that says the title of its field again',
    edit('book/books.tab.json', '"field": "genre"', '"field": "genre", "title": "Genre"'),
    'books.tab.json title/repeated ⟨"Genre"⟩ Remove "title" here: the column takes the title of its field.',
  ],
  [
    'two rules of one name',
    edit('loan/loan.rules.json', '"loan.long"', '"loan.order"'),
    'loan.rules.json name/duplicate ⟨"loan.order"⟩ Give one of the two another id.',
  ],
  [
    'a state that does not exist',
    edit('book/lending.workflow.json', '"to": "Lent"', '"to": "Lend"'),
    'lending.workflow.json workflow/unknown-state ⟨"Lend"⟩ Did you mean "Lent"?',
  ],
  [
    'a state that an expression comes to and that does not exist',
    edit('book/lending.workflow.json', `'Overdue' : 'Lost'`, `'Overdew' : 'Lost'`),
    `lending.workflow.json workflow/unknown-state ⟨"state == 'Lent' ? 'Overdew' : 'Lost'"⟩ Did you mean "Overdue"?`,
  ],
  [
    'an event that does not exist',
    edit('book/lending.workflow.json', '"on": "book.returned"', '"on": "book.retuned"'),
    'lending.workflow.json workflow/unknown-event ⟨"book.retuned"⟩ Did you mean "book.returned"?',
  ],
  [
    'an effect that nobody hears of',
    edit('book/lending.workflow.json', ', "heardBy": "other programs"', ''),
    'lending.workflow.json workflow/unheard-effect ⟨"book.lent"⟩ Add a live notice of this topic to product.json, say in "heardBy" who hears of it, or remove it.',
  ],
  [
    'a row that does not stand above',
    edit('book/lending.workflow.json', '"after": ["not-without-title"]', '"after": ["return"]'),
    'lending.workflow.json workflow/unknown-row ⟨"return"⟩ Known: not-without-title.',
  ],
  [
    'two rows of a workflow with one id',
    edit('book/lending.workflow.json', '"id": "return"', '"id": "lend"'),
    'lending.workflow.json name/duplicate ⟨"lend"⟩ Give one of the two another id.',
  ],
  [
    'a state that nothing leads to',
    edit('book/lending.workflow.json', '"among": ["Overdue", "Lost"]', '"among": ["Overdue"]'),
    'lending.workflow.json workflow/unreachable-state ⟨"entered"⟩ Add a row that leads to it, or say in "entered" how records come into it.',
  ],
  [
    'two rows that both fit',
    edit('book/lending.workflow.json', '"after": ["not-without-title"],', ''),
    'lending.workflow.json workflow/ambiguous-rows ⟨"lend"⟩ Say "after": ["not-without-title"] if that one comes first, or give them conditions that exclude each other.',
  ],
  [
    'a row that comes after one that never fits with it',
    edit('book/lending.workflow.json', '"id": "miss",', '"id": "miss", "after": ["lend"],'),
    'lending.workflow.json workflow/after-unused ⟨"lend"⟩ Remove "lend" from "after", or correct the event, the states or the conditions.',
  ],
  [
    'an access rule that reads what is not loaded',
    edit(
      'access/library.access.json',
      `"when": "user.id != ''"`,
      `"when": "user.id != '' && book.pages > 1"`,
    ),
    'author.calls.json access/not-loaded ⟨"read"⟩ Name a rule about the user alone, and judge the record by "access" of its kind or of its fields.',
  ],
  [
    'a condition that is never true',
    edit(
      'book/book.form.json',
      '"ui:widget": "radio"',
      '"ui:widget": "radio", "visibleWhen": "self.pages > 9 && self.pages < 5"',
    ),
    'book.form.json expression/never ⟨"self.pages > 9 && self.pages < 5"⟩ Join them with || if one is enough, or remove the part that is wrong.',
  ],
  [
    'an expression in a text that nothing works out',
    edit('catalogue/catalogue.screen.json', '"title": "Catalogue",', '"title": "Catalogue {{ user.id }}",'),
    'catalogue.screen.json expression/not-read ⟨"Catalogue {{ user.id }}"⟩ Write it without them, or move it to a text of a form or the message of a rule.',
  ],
  [
    'a value that is worked out of itself',
    edit(
      'book/book.form.json',
      '"ui:widget": "radio" }',
      '"ui:widget": "radio" }, "penName": { "derive": "self.penName + \'x\'" }',
    ),
    'book.form.json expression/circle ⟨"self.penName + \'x\'"⟩ Let one of them be entered, or work it out of fields that are.',
  ],
  [
    'an entry of the menu that everybody would see',
    edit('catalogue/catalogue.screen.json', ' "access": "read",', ''),
    'catalogue.screen.json screen/menu-for-all ⟨{ "label": "Catalogue", "order": 1 }⟩ Name the access rule in "access".',
  ],
  [
    'a next step that no action does',
    edit(
      'author/author.card.json',
      '"actions": [',
      '"next": [{ "when": "true", "text": "\'Show\'", "actions": ["reveals"] }], "actions": [',
    ),
    'author.card.json name/unknown-action ⟨"reveals"⟩ Did you mean "reveal"?',
  ],
  [
    'a table of the palette that another screen has',
    edit(
      'catalogue/catalogue.screen.json',
      '"boxes"',
      '"palette": [{ "tab": "loans", "noun": "loan" }], "boxes"',
    ),
    'catalogue.screen.json screen/not-found-by-name ⟨"loans"⟩ Name it on the screen that has it.',
  ],
  [
    'a table of the palette on a page whose address changes',
    edit('shelf/shelf.screen.json', '"boxes"', '"palette": [{ "tab": "books", "noun": "book" }], "boxes"'),
    'shelf.screen.json screen/not-found-by-name ⟨"books"⟩ Name a tab of a screen whose address is whole.',
  ],
  [
    'a column of the palette that its table does not have',
    edit(
      'catalogue/catalogue.screen.json',
      '"boxes"',
      '"palette": [{ "tab": "author-search", "noun": "author", "details": ["borm"] }], "boxes"',
    ),
    'catalogue.screen.json field/unknown ⟨"borm"⟩ Did you mean "born"?',
  ],
  [
    'a screen with the address of another',
    edit('order/order.screen.json', '"route": "/order"', '"route": "/catalogue/"'),
    'order.screen.json screen/shared-route ⟨"/catalogue/"⟩ Give one of the two another address.',
  ],
  [
    'a unit in the title and another in the field',
    edit('book/book.schema.json', '"title": "Pages",', '"title": "Pages (kg)", "x-unit": "lb",'),
    'book.schema.json schema/two-units ⟨"lb"⟩ Write the same unit in both, or leave it out of the title: it stands beside the number.',
  ],
  [
    'a slider for a number without an end',
    edit(
      'book/book.form.json',
      '"ui:widget": "radio" }',
      '"ui:widget": "radio" }, "pages": { "ui:widget": "range" }',
    ),
    'book.form.json form/slider-ends ⟨"range"⟩ Give the field "minimum" and "maximum" in its schema, or remove "ui:widget".',
  ],
  [
    'a code with a blank at its end',
    edit('codes/genres.codes.json', '"code": "other"', '"code": "other "'),
    'genres.codes.json codes/blank-at-end ⟨"other "⟩ Write "other".',
  ],
  [
    'a row behind one that always comes first',
    edit('book/lending.workflow.json', '"when": "blank(book.isbn)",', ''),
    'lending.workflow.json workflow/row-never-taken ⟨"lend"⟩ Give the upper row a condition, or put it below.',
  ],
  [
    'a row from no state',
    edit('book/lending.workflow.json', '"kind": "here" }', '"kind": "hear" }'),
    'lending.workflow.json workflow/row-never-taken ⟨"not-without-title"⟩ Correct the names or the columns.',
  ],
  [
    'a state without a text for people',
    edit('codes/places.codes.json', '"display": "Lost"', '"display": " "'),
    'places.codes.json workflow/no-display ⟨" "⟩ Write in "display" what people read instead of the name.',
  ],
  [
    'records of a workflow that its call does not list',
    edit('book/lending.workflow.json', '"call": "book.list"', '"call": "book.save"'),
    'lending.workflow.json workflow/unlisted-record ⟨"book.save"⟩ Name a call whose answer is {"list": "book"}.',
  ],
  [
    'a save of a record that does not go with the workflow',
    edit('book/lending.workflow.json', '"save": "book"', '"save": "author"'),
    'lending.workflow.json workflow/foreign-save ⟨"author"⟩ Name "book", or an entity whose x-record has the subject "book".',
  ],
  [
    'a save that brings what the event does not',
    edit('book/lending.workflow.json', '"payload": "book"', '"payload": "loan"'),
    'lending.workflow.json workflow/foreign-save ⟨"book"⟩ Say in "payload" what the event gets of the saved record.',
  ],
  [
    'a misspelt field in a condition of a row',
    edit('book/lending.workflow.json', 'blank(book.isbn)', 'blank(book.isbm)'),
    'lending.workflow.json expression/type ⟨isbm⟩ Did you mean "isbn"?',
  ],
  [
    'a sentence with a name that is not known',
    edit('book/lending.workflow.json', '{toText}', '{toTxt}'),
    'lending.workflow.json expression/type ⟨toTxt⟩ Did you mean "toText"?',
  ],
  [
    'a place that a workflow would set and the record does not have',
    edit('book/lending.workflow.json', '"at": "/penName"', '"at": "/penNam"'),
    'lending.workflow.json field/unknown ⟨"/penNam"⟩ Did you mean "/penName"?',
  ],
  [
    'a place of its own that the record does not have',
    edit('book/lending.workflow.json', '"owns": ["/place"]', '"owns": ["/plaice"]'),
    'lending.workflow.json field/unknown ⟨"/plaice"⟩ Did you mean "/place"?',
  ],
];

it.each(mistakes)(
  'tells %s, and in words without any of the schema language',
  async (_name, mistake, expected) => {
    const { diagnostics } = await compileSources(edited(mistake));
    expect(diagnostics.map((each) => lineOf(each).slice(0, expected.length))).toContain(expected);
    expect(diagnostics.flatMap(technicalWordsIn)).toEqual([]);
  },
);

/** Keywords of the schema language that no ordinary word looks like: with a capital letter, `$`, `:` or `-`. */
const languageNames = kinds.flatMap(({ meta }) => wordsOf(meta)).filter((name) => /[A-Z$:-]/.test(name));

function wordsOf(part: Json | undefined): readonly string[] {
  if (Array.isArray(part)) return part.flatMap((each: Json) => wordsOf(each));
  const inside = Object.values(jsonObject(part)).flatMap((each) => wordsOf(each));
  return [...Object.keys(jsonObject(jsonObject(part)['properties'])), ...inside];
}

function technicalWordsIn({ code, plain: { message, help = '' }, source }: Diagnostic): readonly string[] {
  const text = `${message} ${help}`;
  const names = languageNames.filter((name) => text.includes(`"${name}"`) || text.includes(`“${name}”`));
  // Ignores words of the analyst's own file, which a message may quote.
  const words = [...specificationWordsIn(text), ...names].filter((word) => !source.includes(word));
  return words.map((word) => `${code}: ${word} in “${text}”`);
}

/** Tries each kind of diagnostic until one of its fixes removes a mistake without causing another. */
it('corrects every mistake that it offers a fix for, without another by it', () => {
  const corrected = new Set<string>();
  const left = mistakes.flatMap(([name, mistake, expected]) => {
    // Skips a diagnostic whose fix has already worked once, since compiling takes time.
    if (corrected.has(expected.split(' ')[1] ?? '')) return [];
    const texts = edited(mistake);
    const before = foundIn(texts);
    return before.flatMap(({ code, message, fix }) => {
      if (fix === undefined) return [];
      const text = texts.get(fix.path) ?? '';
      const value = patched(JSON.parse(text), fix.steps) ?? null;
      const after = foundIn(new Map(texts).set(fix.path, editText(text, value)));
      if (after.length < before.length) corrected.add(code);
      return after.some((each) => each.message === message) ? [`${name}: ${fix.title}`] : [];
    });
  });
  expect(left).toEqual([]);
  expect(corrected.size).toBeGreaterThan(50);
});

function foundIn(texts: ReadonlyMap<string, string>): readonly Diagnostic[] {
  const diagnostics = schemaSetDiagnostics();
  const sources = readSchemaSet(texts, diagnostics);
  checkFiles(sources, diagnostics);
  planSchemaSet(sources, diagnostics);
  return diagnostics.all;
}

it.each(['a call that does not exist', 'the former name of a word that has to be there'])(
  'tells %s once, as it has one cause',
  async (name) => {
    const [, mistake] = mistakes.find(([each]) => each === name) ?? [];
    expect(mistake && (await problemsAfter(mistake))).toHaveLength(1);
  },
);

it('reads no file for a value that only looks like a reference', async () => {
  const schema = '{ "type": "object", "properties": { "a": { "default": { "$ref": "./none.json" } } } }';
  const call = `"all": { "title": "All", "method": "GET", "path": "/api/all", "answer": { "schema": ${schema} }, "access": "read", "store": { "handler": "all" } }`;
  const problems = await problemsAfter(
    edit('author/author.calls.json', '"search": {', `${call}, "search": {`),
  );
  expect(problems.filter((problem) => problem.includes('schema/'))).toEqual([]);
});

it('has no diagnostic that no mistake provokes', async () => {
  const texts = new Map(libraryTexts);
  texts.delete('schemas/product.json');
  texts.set('schemas/book/book.from.json', '{}');
  texts.set('engine/book.form.json', '{}');
  texts.set('schemas/author/loan.schema.json', texts.get('schemas/loan/loan.schema.json') ?? '');
  const { diagnostics } = await compileSources(texts);
  // Diagnostics that other tests provoke: those of examples need compiled code, and those of drafts need the
  // Studio.
  const elsewhere = [
    ...[
      'report/source',
      'name/unknown-report',
      'call/report',
      'screen/no-report',
      'form/no-input',
      'field/read-by-code',
      'calls/answered-by-code',
      'access/asked-by-code',
      'screen/read-not-given',
    ],
    ...['example/refused', 'example/accepted', 'example/none', 'example/one-sided'],
  ];
  const found = new Set<string>([...diagnostics.map(({ code }) => code), ...elsewhere]);
  for (const [, , expected] of mistakes) found.add(expected.split(' ')[1] ?? '');
  expect(Object.keys(diagnosticKinds).filter((code) => !found.has(code))).toEqual([]);
});

it('tells of a list of codes in a table of rows', async () => {
  const marks =
    '"marks": { "title": "Marks", "description": "d", "type": "array", "maxItems": 9, "items": { "$ref": "../codes/genres.codes.json" } }';
  const problems = await problemsAfter(
    edit('loan/loan.schema.json', '"isLost": {', `${marks}, "isLost": {`),
    edit(
      'book/book.form.json',
      '"fields": {',
      '"fields": { "loans": { "rows": { "item": "Loan", "columns": ["borrower", "from", "marks"] } }, ',
    ),
  );
  expect(problems).toEqual([
    'book.form.json form/no-input ⟨"marks"⟩ Add "loans.*.marks": { "ui:widget": "checklist" } (for codes) or { "rows": … } (for objects) to "fields", or take the column out.',
  ]);
});

it('refuses a second entity for the records of another', async () => {
  const copy = libraryTexts.get('schemas/book/book.schema.json') ?? '';
  const texts = new Map(libraryTexts).set('schemas/novel/novel.schema.json', copy);
  const { diagnostics } = await compileSources(texts);
  expect(diagnostics.map(({ path, code, message }) => `${path} ${code}: ${message}`)).toEqual([
    'schemas/novel/novel.schema.json name/duplicate: Records of the type "author.book" are those of schemas/book/book.schema.json already.',
  ]);
});

it('tells of a file whose name does not say its kind', async () => {
  const texts = new Map(libraryTexts).set('schemas/book/book.from.json', '{}');
  const { diagnostics } = await compileSources(texts);
  expect(diagnostics.map(({ path, code }) => `${path} ${code}`)).toEqual([
    'schemas/book/book.from.json file/unknown-kind',
  ]);
});

it('refuses a file that is nested without end instead of running out of stack', async () => {
  const texts = new Map(libraryTexts).set('schemas/book/book.form.json', `{"layout":${'['.repeat(100_000)}`);
  const { diagnostics } = await compileSources(texts);
  expect(diagnostics.map(({ code, column }) => `${code} ${column}`)).toEqual(['json/syntax 74']);
});

it('tells of rules that belong to no schema', async () => {
  const texts = new Map(libraryTexts);
  texts.set('schemas/book/bok.rules.json', '{ "rules": [] }');
  const { diagnostics } = await compileSources(texts);
  expect(diagnostics.map(({ code, line, column, help }) => `${line}:${column} ${code} ${help}`)).toEqual([
    '1:1 name/unknown-entity Did you mean "book"? The file\'s name says whose rules they are.',
  ]);
});

it('tells what the sources of a report lack, by the period that it counts', async () => {
  const report = { title: 'Books', description: 'Books now.', period: 'present' };
  const column = { title: 'Books', description: 'Books of the genre.', waiting: {} };
  const texts = new Map(libraryTexts);
  const write = (rest: object) =>
    texts.set('schemas/book/now.report.json', JSON.stringify({ ...report, columns: [column], ...rest }));
  const messages = async () =>
    (await compileSources(texts)).diagnostics
      .filter(({ path }) => path.endsWith('now.report.json'))
      .map(({ code, message }) => `${code} ${message}`);
  write({ sources: { book: { due: 'self.published' } } });
  expect(await messages()).toEqual(['report/source A report of the present needs "group" in each source.']);
  write({ period: 'day', sources: { book: { on: 'self.published' } } });
  expect(await messages()).toEqual(['report/source A report by day needs "figures" in each source.']);
});

it('tells of calls and tabs of reports that do not exist, count none, or take none along', async () => {
  const book = { on: 'self.published', figures: { books: { value: '1' } } };
  const column = { title: 'Books', description: 'Books that appeared.', sum: 'books' };
  const report = { title: 'Books', description: 'Books by month.', sources: { book }, columns: [column] };
  const call = (path: string, answered: string, store: object) => ({
    ...{ title: 'Figures', method: 'GET', path, access: 'read' },
    ...{ answer: { report: answered }, store },
  });
  const problemsOf = async (calls: object, tab: object) => {
    const texts = new Map(libraryTexts)
      .set('schemas/book/books.report.json', JSON.stringify(report))
      .set('schemas/book/figures.calls.json', JSON.stringify({ calls }))
      .set(
        'screens/figures/figures.screen.json',
        JSON.stringify({
          ...{ title: 'Figures', route: '/figures', access: 'read' },
          boxes: [{ name: 'main', title: 'Figures', tabs: [tab] }],
        }),
      );
    const { diagnostics } = await compileSources(texts);
    return diagnostics.map(({ code, message, help }) => `${code} ${message} ${help}`);
  };
  const books = call('/api/figures', 'books', { report: 'books' });
  const taken = call('/api/figures/file', 'books', { report: 'books', exports: true });
  const shown = { report: 'figures.books' };
  expect(await problemsOf({ books, taken }, { ...shown, export: 'figures.taken' })).toEqual([]);
  expect(
    await problemsOf(
      { books: call('/api/figures', 'boks', { report: 'boks' }) },
      { ...shown, title: 'Books' },
    ),
  ).toEqual(['name/unknown-report There is no report named "boks". Did you mean "books"?']);
  expect(await problemsOf({ books: call('/api/figures', 'books', { list: 'book' }) }, shown)).toEqual([
    'call/report The call "figures.books" is about the report "books" in one of "store" and "answer" alone. Write "store": { "report": "books" }.',
    'screen/no-report The call "figures.books" counts no report. Name a call with "store": { "report": "…" }.',
  ]);
  expect(await problemsOf({ books, taken }, { ...shown, export: 'figures.books' })).toContain(
    'screen/no-report The call "figures.books" does not take the figures of "books" along. Name a call with "exports": true beside the same report in "store", so that the audit trail has it.',
  );
  expect(await problemsOf({ books, taken }, { ...shown, export: 'figures.token' })).toContain(
    'name/unknown-call There is no call named "figures.token". Did you mean "figures.taken"?',
  );
});

it('tells the mistakes of sound files beside those of broken ones, and blames nobody for naming a broken one', async () => {
  const problems = await problemsAfter(
    edit('shared/date.schema.json', '"format": "date"', '"format": "dat"'),
    edit('author/author.calls.json', '"calls": {', '"calls": {,'),
    edit('access/library.access.json', '"needs"', '"need"'),
    edit('product.json', '"slug": "library"', '"slug": 1'),
    edit('shelf/shelf.screen.json', '"tab": "loans"', '"tab": "laons"'),
  );
  expect(problems.map((problem) => problem.split(' ').slice(0, 3).join(' '))).toEqual([
    'library.access.json meta/schema ⟨{',
    'library.access.json meta/schema ⟨"need"⟩',
    'author.calls.json json/syntax ⟨,⟩',
    'product.json meta/schema ⟨1⟩',
    'date.schema.json meta/schema ⟨"dat"⟩',
    'shelf.screen.json name/unknown-tab ⟨"laons"⟩',
  ]);
});

it('tells all problems of all files at once and emits nothing', async () => {
  const { diagnostics, files } = await compileSources(
    edited(
      edit('book/books.tab.json', '"field": "genre"', '"field": "gerne"'),
      edit('book/book.form.json', '["isbn", "pages"]', '["isbn", "page"]'),
      edit('loan/loans.tab.json', '"!item.isLost"', '"!item.isLots"'),
    ),
  );
  expect(diagnostics.map(({ path, code }) => `${path} ${code}`)).toEqual([
    'schemas/book/book.form.json field/unknown',
    'schemas/book/books.tab.json field/unknown',
    'schemas/loan/loans.tab.json expression/type',
  ]);
  expect(files).toEqual([]);
});

it('says nothing of lists that are decided about as they should be', async () => {
  const actions =
    '"actions": { "add": { "access": "lend" }, "edit": { "access": "lend", "when": "!item.isReturned" }, "remove": { "access": "lend" } },';
  const problems = await problemsAfter(
    edit('loan/loans.tab.json', loansSource, decide),
    edit('loan/loans.tab.json', actions, ''),
  );
  expect(problems.filter((problem) => problem.startsWith('loans.tab.json'))).toEqual([]);
});
