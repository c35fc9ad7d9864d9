// GENERATED from schemas/studio/studio.calls.json sha256:923d9b5e22f6ea19 by engine/compiler; do not edit; run npm run schemas
export interface StudioRun {
/**
 * The files that differ from what is stored.
 * 
 * @maxItems 500
 */
draft?: {
/** Path from the root of the project. */
path: string
/** The whole text of the file, as JSON: its last line end belongs to it. */
text: string
}[]
/** What is done: the other members are those that the command needs. */
command: {
/** What is done. */
command: ("edit" | "add-field" | "add-question" | "require-field" | "show-field" | "lock-field" | "check-field" | "rename" | "retype-field" | "retire-field" | "add-code" | "merge-codes" | "change-right" | "place-field" | "move-field" | "create-file" | "create-entity" | "import" | "copy-file" | "rename-file" | "remove-file" | "rename-entry" | "move-property" | "move-to-entity" | "split-field" | "fix" | "keep-example")
/** Path from the root of the project. */
path?: string
/**
 * JSON Patch (RFC 6902) of the file.
 * 
 * @maxItems 500
 */
steps?: {
/** What is done with the value. */
op: ("add" | "replace" | "remove")
/** JSON Pointer of the value in the file. */
path: string
/** What is put there, as JSON: an empty text is a value too. */
value?: string
}[]
/** Whose field it is. */
entity?: string
/** Name of the field. */
field?: string
/** What the new field holds. */
schema?: {
[k: string]: unknown
}
/**
 * Forms that get the new field.
 * 
 * @maxItems 50
 */
forms?: string[]
/** What is added to a form. */
question?: {
/** Name of the type of question. */
type: string
/** What people read. */
title: string
/** It has to be filled in. */
isRequired?: boolean
/** Of a number. */
unit?: string
/** The least number. */
least?: number
/** The greatest number. */
most?: number
/** What is said of a number beyond the limits. */
message?: string
/**
 * Their texts, in their order.
 * 
 * @maxItems 20000
 */
choices?: string[]
/** One that there is, in place of choices. */
codes?: string
/**
 * What each row of a list asks.
 * 
 * @maxItems 100
 */
questions?: {
/** Name of the type of question. */
type: string
/** What people read. */
title: string
/** It has to be filled in. */
isRequired?: boolean
/** Of a number. */
unit?: string
/** The least number. */
least?: number
/** The greatest number. */
most?: number
/** What is said of a number beyond the limits. */
message?: string
/**
 * Their texts, in their order.
 * 
 * @maxItems 20000
 */
choices?: string[]
/** One that there is, in place of choices. */
codes?: string
}[]
}
/**
 * What a new kind of record asks.
 * 
 * @maxItems 100
 * 
 * Items: What is added to a form.
 */
questions?: {
/** Name of the type of question. */
type: string
/** What people read. */
title: string
/** It has to be filled in. */
isRequired?: boolean
/** Of a number. */
unit?: string
/** The least number. */
least?: number
/** The greatest number. */
most?: number
/** What is said of a number beyond the limits. */
message?: string
/**
 * Their texts, in their order.
 * 
 * @maxItems 20000
 */
choices?: string[]
/** One that there is, in place of choices. */
codes?: string
/**
 * What each row of a list asks.
 * 
 * @maxItems 100
 */
questions?: {
/** Name of the type of question. */
type: string
/** What people read. */
title: string
/** It has to be filled in. */
isRequired?: boolean
/** Of a number. */
unit?: string
/** The least number. */
least?: number
/** The greatest number. */
most?: number
/** What is said of a number beyond the limits. */
message?: string
/**
 * Their texts, in their order.
 * 
 * @maxItems 20000
 */
choices?: string[]
/** One that there is, in place of choices. */
codes?: string
}[]
}[]
/** The list whose rows get the question. */
within?: string
/**
 * Whose tables get a column.
 * 
 * @maxItems 50
 */
tabs?: string[]
/** The field has to be filled in. */
isRequired?: boolean
/** CEL: the condition of what is done with the field. */
when?: string
/** Whether a new rule finds something while its condition holds, or unless it does. */
word?: ("when" | "unless")
/** Name of the rule that is written. */
id?: string
/** Whether the rule stops a save or asks before it. */
severity?: ("error" | "warning")
/** What people read where the rule is broken. */
message?: string
/** What is renamed, as in book/genre. */
target?: string
/** Why stored values of a retired field may be lost. */
loses?: string
/** The code that another one takes the place of. */
from?: string
/** Name of an access rule. */
rule?: string
/** Whose right is changed. */
role?: string
/** Whether the role may do it. */
may?: ("yes" | "no" | "sometimes")
/** What a refused person reads after “It needs”. */
needs?: string
/** The object that the field is put into, or the code that stays. */
into?: string
/** The field that gets the first word. */
first?: string
/** The field that gets what follows. */
rest?: string
/** The kind of diagnostics that are corrected. */
code?: string
/** JSON Pointer of the entry that is renamed. */
at?: string
/** The new name, or where a field of a form is moved to: up, down, left, right or off. */
to?: string
/** Stored records are not looked at. */
isSchemaOnly?: boolean
/** Which gets the code. */
codes?: string
/** The new code with what people read. */
entry?: {
/** What is stored. */
code: string
/** What people read. */
display: string
[k: string]: unknown
}
/** Whose layout it is. */
form?: string
/** Where the field is put. */
side?: ("left" | "right" | "above" | "below")
/** The field that it is put beside. */
of?: string
/** Of a form that is imported. */
format?: ("questionnaire" | "redcap" | "xlsform" | "json-schema")
/** The imported file: JSON, CSV, or the sheets of a workbook as JSON. */
text?: string
/** Of a new file, as file names have it. */
kind?: string
/** Of the file, without kind and ending. */
name?: string
/** What people read. */
title?: string
/** What several records are called. */
plural?: string
/** What the file is about. */
description?: string
/** What one row of a tab is called. */
item?: string
/** The first one of a screen. */
tab?: string
/** The entity that records of the new one belong to. */
subject?: string
/** Access rule for reading. */
read?: string
/** Access rule for writing. */
write?: string
/** The box of the screen that gets the tab. */
box?: string
/** The group of tabs that gets the tab. */
group?: string
/** The screen that gets the tab. */
screen?: string
/** JSON Pointer of the expression that the example is for. */
pointer?: string
/** The sample that becomes the example, with changes, as JSON. */
trial?: string
}
/**
 * The files that the page shows.
 * 
 * @maxItems 50
 */
shown?: {
/** What the file describes. */
kind: string
/** Its name without kind and ending. */
name: string
}[]
/** Hash of the last checked draft that the page has the changes of: those of the new draft can then be made to it. */
known?: string
}
