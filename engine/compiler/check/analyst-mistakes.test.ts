import { expect, it } from 'vitest';
import { compileSources } from '../compile.ts';
import { formatDiagnostics } from '../diagnostics.ts';
import { type Edit, edited } from '../library.fixture.ts';

/** Mistake of an analyst, with every line that the compiler reports. */
interface Mistake {
  readonly of: string;
  readonly edits: readonly Edit[];
  readonly files?: readonly (readonly [string, string])[];
  readonly reported: readonly string[];
}

const mistakes: readonly Mistake[] = [
  {
    of: 'an action that adds rows to a tab without "add"',
    edits: [
      {
        path: 'schemas/author/author.card.json',
        from: '"actions": [',
        to: '"actions": [\n    { "name": "new", "title": "New", "add": "books" },\n',
      },
      { path: 'schemas/book/books.tab.json', from: '"add": { "access": "lend" }, ', to: '' },
    ],
    reported: [
      'schemas/author/author.card.json:15:45 - error tab/action-without-means: The action could do nothing: the tab "books" adds no rows: it has no "add" in "actions".',
      '    Author card, action "New" (/actions/0/add)',
      '        { "name": "new", "title": "New", "add": "books" },',
      '                                                ^^^^^^^',
      '    Add "add" to "actions" in schemas/book/books.tab.json, or name another tab.',
    ],
  },
  {
    of: 'an action that adds rows under a rule that the call does not ask for',
    edits: [
      {
        path: 'schemas/author/author.card.json',
        from: '"actions": [',
        to: '"actions": [\n    { "name": "new", "title": "New", "add": "books", "access": "curate" },\n',
      },
      {
        path: 'schemas/access/library.access.json',
        from: '"rules": {',
        to: `"rules": { "curate": { "title": "Curate", "needs": "the role curator", "when": "hasRole('curator')" },`,
      },
    ],
    reported: [
      'schemas/author/author.card.json:15:64 - warning access/eye-only: The action "new" is hidden for the eye only: it asks for "curate", and the call "book.save" behind it stores "/title", "/isbn", "/pages" and 3 more for whoever passes "lend".',
      '    Author card, action "New" (/actions/0/access)',
      '        { "name": "new", "title": "New", "add": "books", "access": "curate" },',
      '                                                                   ^^^^^^^^',
      '    Change "access" of the call "save" in schemas/book/book.calls.json to "curate", lock these fields with "x-access", or ask for "lend" here.',
    ],
  },
  {
    of: 'minLength over maxLength',
    edits: [{ path: 'schemas/book/book.schema.json', from: '"maxLength": 80', to: '"maxLength": 0' }],
    reported: [
      'schemas/book/book.schema.json:10:109 - error schema/no-value: "minLength" 1 is more than "maxLength" 0: no value fits both.',
      '    Book, field Title (/properties/title/minLength)',
      '        "title": { "title": "Title", "description": "What stands on the cover.", "type": "string", "minLength": 1, "maxLength": 0 },',
      '                                                                                                                ^',
      '    Lower "minLength", or raise "maxLength".',
    ],
  },
  {
    of: 'minimum over maximum',
    edits: [
      { path: 'schemas/book/book.schema.json', from: '"minimum": 1 }', to: '"minimum": 10, "maximum": 5 }' },
    ],
    reported: [
      'schemas/book/book.schema.json:13:98 - error schema/no-value: "minimum" 10 is more than "maximum" 5: no value fits both.',
      '    Book, field Pages (/properties/pages/minimum)',
      '        "pages": { "title": "Pages", "description": "How long it is.", "type": "integer", "minimum": 10, "maximum": 5 },',
      '                                                                                                     ^^',
      '    Lower "minimum", or raise "maximum".',
    ],
  },
  {
    of: 'exclusiveMinimum at maximum',
    edits: [
      {
        path: 'schemas/book/book.schema.json',
        from: '"minimum": 1 }',
        to: '"exclusiveMinimum": 5, "maximum": 5 }',
      },
    ],
    reported: [
      'schemas/book/book.schema.json:13:107 - error schema/no-value: "exclusiveMinimum" 5 is equal to "maximum" 5: no value fits both.',
      '    Book, field Pages (/properties/pages/exclusiveMinimum)',
      '        "pages": { "title": "Pages", "description": "How long it is.", "type": "integer", "exclusiveMinimum": 5, "maximum": 5 },',
      '                                                                                                              ^',
      '    Lower "exclusiveMinimum", or raise "maximum".',
    ],
  },
  {
    of: 'no multiple between the bounds',
    edits: [
      {
        path: 'schemas/book/book.schema.json',
        from: '"minimum": 1 }',
        to: '"minimum": 11, "maximum": 19, "multipleOf": 10 }',
      },
    ],
    reported: [
      'schemas/book/book.schema.json:13:131 - error schema/no-value: No multiple of 10 lies between 11 and 19: no value fits.',
      '    Book, field Pages (/properties/pages/multipleOf)',
      '        "pages": { "title": "Pages", "description": "How long it is.", "type": "integer", "minimum": 11, "maximum": 19, "multipleOf": 10 },',
      '                                                                                                                                      ^^',
      '    Move one of the bounds.',
    ],
  },
  {
    of: 'a number that is infinite once it is read',
    edits: [{ path: 'schemas/book/book.schema.json', from: '"minimum": 1 }', to: '"maximum": 1e400 }' }],
    reported: [
      'schemas/book/book.schema.json:13:98 - error json/syntax: This number is too large to compute with.',
      '    Book',
      '        "pages": { "title": "Pages", "description": "How long it is.", "type": "integer", "maximum": 1e400 },',
      '                                                                                                     ^^^^^',
      '    Write a smaller number; a limit that nothing should reach is left out.',
    ],
  },
  {
    of: 'no hundredth between bounds of which one is not allowed itself',
    edits: [
      {
        path: 'schemas/book/book.schema.json',
        from: '"integer", "minimum": 1 }',
        to: '"number", "minimum": 0.07, "exclusiveMaximum": 0.08, "multipleOf": 0.02 }',
      },
    ],
    reported: [
      'schemas/book/book.schema.json:13:143 - error schema/no-value: No multiple of 0.02 lies between 0.07 and 0.08: no value fits.',
      '    Book, field Pages (/properties/pages/multipleOf)',
      '        "pages": { "title": "Pages", "description": "How long it is.", "type": "number", "minimum": 0.07, "exclusiveMaximum": 0.08, "multipleOf": 0.02 },',
      '                                                                                                                                                  ^^^^',
      '    Move one of the bounds.',
    ],
  },
  {
    of: 'nothing where a hundredth is all that lies between the bounds',
    edits: [
      {
        path: 'schemas/book/book.schema.json',
        from: '"integer", "minimum": 1 }',
        to: '"number", "minimum": 0.07, "maximum": 0.07, "multipleOf": 0.01 }',
      },
    ],
    reported: [],
  },
  {
    of: 'minItems over maxItems',
    edits: [
      {
        path: 'schemas/book/book.schema.json',
        from: '"maxItems": 500, "x-key": "id", ',
        to: '"x-key": "id", "minItems": 3, "maxItems": 2, ',
      },
    ],
    reported: [
      'schemas/book/book.schema.json:18:108 - error schema/no-value: "minItems" 3 is more than "maxItems" 2: no value fits both.',
      '    Book, field Loans (/properties/loans/minItems)',
      '        "loans": { "title": "Loans", "description": "Who had it.", "type": "array", "x-key": "id", "minItems": 3, "maxItems": 2, "items": { "$ref": "../loan/loan.schema.json" } }',
      '                                                                                                               ^',
      '    Lower "minItems", or raise "maxItems".',
    ],
  },
  {
    of: 'an example against the pattern',
    edits: [
      {
        path: 'schemas/book/book.schema.json',
        from: '"pattern": "^[0-9]{13}$"',
        to: '"pattern": "^[0-9]{13}$", "examples": ["9780141439587", "978-0141439587"]',
      },
    ],
    reported: [
      'schemas/book/book.schema.json:11:141 - error value/refused: The field refuses this example: "978-0141439587" does not match the pattern ^[0-9]{13}$.',
      '    Book, field ISBN (/properties/isbn/examples/1)',
      '        "isbn": { "title": "ISBN", "description": "Thirteen digits.", "type": "string", "pattern": "^[0-9]{13}$", "examples": ["9780141439587", "978-0141439587"] },',
      '                                                                                                                                                ^^^^^^^^^^^^^^^^',
      '    Correct the value, or the pattern.',
    ],
  },
  {
    of: 'a default that is no code of the value set',
    edits: [
      {
        path: 'schemas/book/book.schema.json',
        from: '"What it is about."',
        to: '"What it is about.", "default": "novle"',
      },
    ],
    reported: [
      'schemas/book/book.schema.json:12:81 - error value/refused: The field refuses this default: "novle" is not one of the codes of the value set "genres".',
      '    Book, field Genre (/properties/genre/default)',
      '        "genre": { "title": "Genre", "description": "What it is about.", "default": "novle", "$ref": "../codes/genres.codes.json" },',
      '                                                                                    ^^^^^^^',
      '    Did you mean "novel"?',
    ],
  },
  {
    of: 'an initial value that is no code of the value set',
    edits: [
      {
        path: 'schemas/book/book.form.json',
        from: '"type": "author.book" }',
        to: '"type": "author.book", "genre": "Novel" }',
      },
    ],
    reported: [
      'schemas/book/book.form.json:6:48 - error value/refused: The field refuses this initial value: "Novel" is not one of the codes of the value set "genres".',
      '    form of Book, field Genre (/initial/genre)',
      '      "initial": { "type": "author.book", "genre": "Novel" }',
      '                                                   ^^^^^^^',
      '    Did you mean "novel"?',
    ],
  },
  {
    of: 'an initial value of another type',
    edits: [
      {
        path: 'schemas/book/book.form.json',
        from: '"type": "author.book" }',
        to: '"type": "author.book", "pages": "100" }',
      },
    ],
    reported: [
      'schemas/book/book.form.json:6:48 - error value/refused: The field refuses this initial value: "100" is no whole number.',
      '    form of Book, field Pages (/initial/pages)',
      '      "initial": { "type": "author.book", "pages": "100" }',
      '                                                   ^^^^^',
      '    Write 100 without quotes.',
    ],
  },
  {
    of: 'a field twice in a form',
    edits: [{ path: 'schemas/book/book.form.json', from: '["isbn", "pages"]', to: '["isbn", "title"]' }],
    reported: [
      'schemas/book/book.form.json:4:63 - error layout/repeated: The field "title" stands in this form already.',
      '    form of Book, "Print", field Title (/layout/1/rows/0/1)',
      '      "layout": [["title"], { "group": "Print", "rows": [["isbn", "title"], ["published"]] }, ["genre", "penName"]],',
      '                                                                  ^^^^^^^',
      '    Remove one of the two.',
    ],
  },
  {
    of: 'a tab twice in a box',
    edits: [
      { path: 'screens/shelf/shelf.screen.json', from: '{ "tab": "loans" }', to: '{ "tab": "books" }' },
    ],
    reported: [
      'screens/shelf/shelf.screen.json:11:90 - error layout/repeated: The tab "books" stands in this box already.',
      '    Shelf screen, box "Works", second tab, first tab of the group (/boxes/0/tabs/1/tabs/0/tab)',
      '          "tabs": [{ "tab": "books" }, { "group": "desk", "title": "Desk", "tabs": [{ "tab": "books" }, { "part": "map", "title": "Where it stands", "access": "read" }] }]',
      '                                                                                             ^^^^^^^',
      '    Remove one of the two.',
    ],
  },
  {
    of: 'a property __proto__',
    edits: [{ path: 'schemas/book/book.schema.json', from: '"isbn": {', to: '"__proto__": {' }],
    reported: [
      'schemas/book/book.schema.json:11:5 - error name/reserved: "__proto__" cannot be a name: every object has something of that name already.',
      '    Book',
      '        "__proto__": { "title": "ISBN", "description": "Thirteen digits.", "type": "string", "pattern": "^[0-9]{13}$" },',
      '        ^^^^^^^^^^^',
      '    Choose another name.',
    ],
  },
  {
    of: 'a file in a wrong folder',
    edits: [],
    files: [['screens/book/lent.rules.json', '{ "rules": [] }']],
    reported: [
      'screens/book/lent.rules.json:1:1 - error file/wrong-folder: A file of the kind "rules" is read from schemas/ only: here it has no effect.',
      '    rules of Lent',
      '    { "rules": [] }',
      '    ^^^^^^^^^^^^^^^',
      '    Move it to schemas/lent/lent.rules.json.',
    ],
  },
  {
    of: 'an unknown ui: word',
    edits: [{ path: 'schemas/book/book.form.json', from: '"ui:help"', to: '"ui:hlep"' }],
    reported: [
      'schemas/book/book.form.json:5:61 - error form/unknown-word: No form reads the word "ui:hlep".',
      '    form of Book, field Title (/fields/title/ui:hlep)',
      '      "fields": { "genre": { "ui:widget": "radio" }, "title": { "ui:hlep": "As it stands on the cover" } },',
      '                                                                ^^^^^^^^^',
      '    Did you mean "ui:help"?',
    ],
  },
  {
    of: 'an unknown option of a widget',
    edits: [
      {
        path: 'schemas/book/book.form.json',
        from: '{ "ui:widget": "radio" }',
        to: '{ "ui:widget": "code-search", "ui:options": { "call": "book.list", "minLenght": 3 } }',
      },
    ],
    reported: [
      'schemas/book/book.form.json:5:91 - error form/unknown-word: The widget "code-search" has no option "minLenght".',
      '    form of Book, field Genre (/fields/genre/ui:options/minLenght)',
      '      "fields": { "genre": { "ui:widget": "code-search", "ui:options": { "call": "book.list", "minLenght": 3 } }, "title": { "ui:help": "As it stands on the cover" } },',
      '                                                                                              ^^^^^^^^^^^',
      '    Did you mean "minLength"?',
    ],
  },
  {
    of: 'an option of a widget with a value of another type',
    edits: [
      {
        path: 'schemas/book/book.form.json',
        from: '{ "ui:widget": "radio" }',
        to: '{ "ui:widget": "code-search", "ui:options": { "call": "book.list", "minLength": "3" } }',
      },
    ],
    reported: [
      'schemas/book/book.form.json:5:104 - error meta/schema: This must be integer.',
      '    form of Book, field Genre (/fields/genre/ui:options/minLength)',
      '      "fields": { "genre": { "ui:widget": "code-search", "ui:options": { "call": "book.list", "minLength": "3" } }, "title": { "ui:help": "As it stands on the cover" } },',
      '                                                                                                           ^^^',
      '    Characters from which on the call is made.',
    ],
  },
  {
    of: 'a required field that no form asks for',
    edits: [
      {
        path: 'schemas/book/book.schema.json',
        from: '"required": ["type", "title"]',
        to: '"required": ["type", "title", "price"]',
      },
    ],
    reported: [
      'schemas/book/book.form.json:4:3 - error form/required-not-asked: The entity "book" requires "price" (Price), and no form asks for it or fills it in.',
      '    form of Book (/layout)',
      '      "layout": [["title"], { "group": "Print", "rows": [["isbn", "pages"], ["published"]] }, ["genre", "penName"]],',
      '      ^^^^^^^^',
      '    Add "price" to "layout", or its value to "initial" or "prefill".',
    ],
  },
  {
    of: 'a code that the value set does not have',
    edits: [
      { path: 'schemas/book/book.rules.json', from: `self.genre != 'other'`, to: `self.genre != 'othr'` },
    ],
    reported: [
      `schemas/book/book.rules.json:6:113 - error expression/unknown-code: The value set "genres" has no code "othr", in "self.genre != 'othr'".`,
      '    rules of Book, rule "book.published" (/rules/1/when)',
      `        { "id": "book.published", "at": "/published", "unless": "self.published <= today()", "when": "self.genre != 'othr'", "message": "@date.not-in-future" }`,
      '                                                                                                                    ^^^^^^',
      '    Did you mean "other"?',
    ],
  },
  {
    of: 'such a code in a list',
    edits: [
      {
        path: 'schemas/book/book.rules.json',
        from: `self.genre != 'other'`,
        to: `self.genre in ['novel', 'poem']`,
      },
    ],
    reported: [
      `schemas/book/book.rules.json:6:123 - error expression/unknown-code: The value set "genres" has no code "poem", in "self.genre in ['novel', 'poem']".`,
      '    rules of Book, rule "book.published" (/rules/1/when)',
      `        { "id": "book.published", "at": "/published", "unless": "self.published <= today()", "when": "self.genre in ['novel', 'poem']", "message": "@date.not-in-future" }`,
      '                                                                                                                              ^^^^^^',
      '    Known: novel, other, poetry.',
    ],
  },
  {
    of: 'a parameter of subjectFrom that there is not',
    edits: [
      {
        path: 'schemas/book/book.calls.json',
        from: '"subjectFrom": "authorId"',
        to: '"subjectFrom": "autorId"',
      },
    ],
    reported: [
      'schemas/book/book.calls.json:11:49 - error field/unknown: The call "book.list" is sent no parameter "autorId".',
      '    calls of Book, call "book.list" (/calls/list/store/subjectFrom)',
      '          "store": { "list": "book", "subjectFrom": "autorId" }',
      '                                                    ^^^^^^^^^',
      '    Did you mean "authorId"?',
    ],
  },
  {
    of: 'a parameter of by that there is not',
    edits: [{ path: 'schemas/author/author.calls.json', from: '"by": "authorId"', to: '"by": "id"' }],
    reported: [
      'schemas/author/author.calls.json:11:41 - error field/unknown: The call "author.get" is sent no parameter "id".',
      '    calls of Author, call "author.get" (/calls/get/store/by)',
      '          "store": { "get": "author", "by": "id" }',
      '                                            ^^^^',
      '    Known: authorId.',
    ],
  },
  {
    of: 'a list of codes in a table of rows',
    edits: [
      {
        path: 'schemas/book/book.form.json',
        from: '"fields": {',
        to: '"fields": { "loans": { "rows": { "item": "Loan", "columns": ["borrower", "from", "marks"] } }, ',
      },
      {
        path: 'schemas/loan/loan.schema.json',
        from: '"isLost": {',
        to: '"marks": { "title": "Marks", "description": "d", "type": "array", "maxItems": 9, "items": { "$ref": "../codes/genres.codes.json" } }, "isLost": {',
      },
    ],
    reported: [
      'schemas/book/book.form.json:5:84 - error form/no-input: "marks" is a list, and a row has no input for it: its cells would be empty.',
      '    form of Book, field Loans (/fields/loans/rows/columns/2)',
      '      "fields": { "loans": { "rows": { "item": "Loan", "columns": ["borrower", "from", "marks"] } },  "genre": { "ui:widget": "radio" }, "title": { "ui:help": "As it stands on the cover" } },',
      '                                                                                       ^^^^^^^',
      '    Add "loans.*.marks": { "ui:widget": "checklist" } (for codes) or { "rows": … } (for objects) to "fields", or take the column out.',
    ],
  },
  {
    of: 'a comma too many',
    edits: [{ path: 'schemas/book/book.form.json', from: '"isbn", "pages"]', to: '"isbn", "pages",]' }],
    reported: [
      'schemas/book/book.form.json:4:70 - error json/syntax: There is a comma too many: nothing follows it before the "]".',
      '    form of Book',
      '      "layout": [["title"], { "group": "Print", "rows": [["isbn", "pages",], ["published"]] }, ["genre", "penName"]],',
      '                                                                         ^',
      '    Remove this comma.',
    ],
  },
  {
    of: 'single quotes',
    edits: [{ path: 'schemas/book/book.form.json', from: '"entity": "book"', to: `'entity': "book"` }],
    reported: [
      'schemas/book/book.form.json:3:3 - error json/syntax: This text stands in single quotes.',
      '    form of Book',
      `      'entity': "book",`,
      '      ^^^^^^^^',
      '    Use double quotes: "entity".',
    ],
  },
  {
    of: 'a brace that stays open',
    edits: [
      {
        path: 'schemas/book/book.form.json',
        from: '"As it stands on the cover" } },',
        to: '"As it stands on the cover" },',
      },
    ],
    reported: [
      'schemas/book/book.form.json:5:13 - error json/syntax: A brace is open since line 5, and the file ends without closing it.',
      '    form of Book',
      '      "fields": { "genre": { "ui:widget": "radio" }, "title": { "ui:help": "As it stands on the cover" },',
      '                ^',
      '    Add "}" where it ends.',
    ],
  },
  {
    of: 'and in place of &&',
    edits: [
      {
        path: 'schemas/loan/loans.tab.json',
        from: '"!item.isLost"',
        to: '"!item.isLost and !item.isReturned"',
      },
    ],
    reported: [
      'schemas/loan/loans.tab.json:7:106 - error expression/syntax: "and" is no operator of expressions, in "!item.isLost and !item.isReturned".',
      '    Loans tab (/source/where)',
      '      "source": { "record": "book", "at": "/loans", "key": "id", "save": "book.save", "where": "!item.isLost and !item.isReturned" },',
      '                                                                                                             ^^^',
      '    Write && instead.',
    ],
  },
  {
    of: 'not in place of !',
    edits: [{ path: 'schemas/loan/loans.tab.json', from: '"!item.isLost"', to: '"not item.isLost"' }],
    reported: [
      'schemas/loan/loans.tab.json:7:93 - error expression/syntax: "not" is no operator of expressions, in "not item.isLost".',
      '    Loans tab (/source/where)',
      '      "source": { "record": "book", "at": "/loans", "key": "id", "save": "book.save", "where": "not item.isLost" },',
      '                                                                                                ^^^',
      '    Write ! instead.',
    ],
  },
  {
    of: 'a parenthesis that stays open',
    edits: [
      {
        path: 'schemas/loan/loans.tab.json',
        from: '"!item.isLost"',
        to: '"!(item.isLost || item.isReturned"',
      },
    ],
    reported: [
      'schemas/loan/loans.tab.json:7:94 - error expression/syntax: This "(" is never closed, in "!(item.isLost || item.isReturned".',
      '    Loans tab (/source/where)',
      '      "source": { "record": "book", "at": "/loans", "key": "id", "save": "book.save", "where": "!(item.isLost || item.isReturned" },',
      '                                                                                                 ^',
      '    Add ")" where it ends.',
    ],
  },
  {
    of: '= in place of ==',
    edits: [{ path: 'schemas/loan/loans.tab.json', from: '"!item.isLost"', to: '"item.isLost = false"' }],
    reported: [
      'schemas/loan/loans.tab.json:7:105 - error expression/syntax: "=" is no operator of expressions, in "item.isLost = false".',
      '    Loans tab (/source/where)',
      '      "source": { "record": "book", "at": "/loans", "key": "id", "save": "book.save", "where": "item.isLost = false" },',
      '                                                                                                            ^',
      '    Write == instead.',
    ],
  },
  {
    of: 'a renamed field: the first place of each kind, and where else',
    edits: [
      {
        path: 'schemas/book/book.schema.json',
        from: '"title": { "title": "Title"',
        to: '"tilte": { "title": "Title"',
      },
    ],
    reported: [
      'schemas/author/author.card.json:8:47 - error expression/type: There is no field "title" here, in "latestBook.title".',
      '    Author card, expression "latestTitle" (/expressions/latestTitle)',
      '      "expressions": { "latestTitle": "latestBook.title" },',
      '                                                  ^^^^^',
      '    Did you mean "tilte"? The same stands in 5 other places: schemas/author/author.card.json:11:79, schemas/author/book-table.document.json:9:29, schemas/author/book-table.document.json:10:80, schemas/book/lending.workflow.json:46:26, schemas/book/lending.workflow.json:59:50.',
      '',
      'schemas/author/reading-list.document.json:7:48 - error field/unknown: "title" is not a field of entity "book".',
      '    document "Reading List", record "books" (/with/books/sort)',
      '      "with": { "books": { "list": "book", "sort": "title" } },',
      '                                                   ^^^^^^^',
      '    Did you mean "tilte"? The same stands in 6 other places: schemas/book/book.card.json:5:38, schemas/book/book.form.json:4:15, schemas/book/book.form.json:5:50, schemas/book/book.schema.json:5:72, schemas/book/books.tab.json:8:37, and 1 more.',
      '',
      'schemas/book/book.migrations.json:7:27 - error field/unknown: "book" has no "/title", and no later step takes it on.',
      '    migrations of Book, second step (/steps/1/into/~1title)',
      `          "into": { "/title": "old.heading.split(' by ')[0]", "/penName": "old.heading.split(' by ')[1]" },`,
      '                              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^',
      '    Did you mean "/tilte"?',
      '',
      'schemas/book/book.schema.json:7:24 - error field/unknown: "title" is required, but is not a field of "Book".',
      '    Book (/required/1)',
      '      "required": ["type", "title"],',
      '                           ^^^^^^^',
      '    Did you mean "tilte"?',
    ],
  },
];

it.each(mistakes)(
  'shows $of where it is, with what is wrong and what to do [FAULT-84]',
  async ({ edits, files = [], reported }) => {
    const { diagnostics } = await compileSources(new Map([...edited(...edits), ...files]));
    const shown = diagnostics.filter(({ code }) => code !== 'message/missing');
    expect(formatDiagnostics(shown)).toBe(reported.join('\n'));
  },
);
