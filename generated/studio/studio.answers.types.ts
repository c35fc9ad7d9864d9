// GENERATED from schemas/studio/studio.calls.json sha256:923d9b5e22f6ea19 by engine/compiler; do not edit; run npm run schemas
export interface StudioReadAnswer {
/**
 * Every file of the schema set.
 * 
 * @maxItems 5000
 */
files: {
/** Path from the root of the project. */
path: string
/** The whole text of the file. */
text: string
/** What the file describes. */
kind: string
/** Its name without kind and ending. */
name: string
}[]
/**
 * What describes each kind of file.
 * 
 * @maxItems 100
 */
metaSchemas: {
/** Which kind. */
kind: string
/** The whole text of the file. */
text: string
}[]
}
export interface StudioRunAnswer {
/**
 * The files that the command changes.
 * 
 * @maxItems 500
 */
changed: {
/** Path from the root of the project. */
path: string
/** The whole text of the file. */
text: string
}[]
/** What the draft then changes of what is shown; empty where that is not known yet. */
preview?: {
/** Hash of the version that a page loads, and makes the changes to. */
base?: string
/** What the draft changes of that version for pages, place by place, as JSON. */
changes?: string
/**
 * The places that were compared: at others there may be further changes.
 * 
 * @maxItems 5000
 */
compared?: string[][]
/** Hash of the module with those changes that have expressions or checks. */
code?: string
}
/**
 * What could not be done with it, a sentence each.
 * 
 * @maxItems 100
 */
notes?: string[]
/**
 * Of an import: what became of each row of the source.
 * 
 * @maxItems 20000
 */
imported?: {
/** Its name in the source. */
source: string
/** What people read. */
title: string
/** What it is there and here. */
kind: string
/** Path with dots of the field that it became. */
field?: string
/**
 * What of it was not carried over, a sentence each.
 * 
 * @maxItems 100
 */
left: string[]
}[]
}
export interface StudioExportAnswer {
/** What the file is called. */
fileName: string
/** Of the file. */
mediaType: string
/** The file, Base64. */
content: string
/**
 * What became of the form and of each of its fields.
 * 
 * @maxItems 20000
 */
rows: {
/** Path of the field. */
source: string
/** What people read. */
title: string
/** What it is here and there. */
kind: string
/** What the file calls it. */
field?: string
/**
 * What of it was not carried over, a sentence each.
 * 
 * @maxItems 100
 */
left: string[]
}[]
}
export interface StudioDocumentAnswer {
/** Of the document. */
title: string
/** That it is in (BCP 47). */
language: string
/**
 * That it is written in.
 * 
 * @maxItems 50
 */
languages: string[]
/** Of the print. */
size: ("normal" | "large")
/** In a frame on every page. */
stamp?: string
/** Every word in its place, as JSON. */
blocks: string
/**
 * What the document lacks.
 * 
 * @maxItems 200
 */
warnings: string[]
/** The printed document, Base64. */
pdf?: string
}
export interface StudioAccessAnswer {
/**
 * The roles of the product, and those that only rules name.
 * 
 * @maxItems 200
 */
roles: {
/** By which rules name the role. */
name: string
/** What people call it. */
title: string
}[]
/**
 * Every access rule.
 * 
 * @maxItems 2000
 */
rules: {
/** By which files name the rule. */
name: string
/** What the rule is about. */
title: string
/**
 * One for each role.
 * 
 * @maxItems 200
 */
cells: {
/** yes, no, or the condition that is left once the role is known. */
is: string
/** The condition as people would say it. */
isSaid?: string
/** The same before the draft, where it differs. */
was?: string
/** That condition as people would say it. */
wasSaid?: string
}[]
}[]
}
export interface StudioRightsAnswer {
/**
 * Those by which some role would have another right.
 * 
 * @maxItems 2000
 */
rules: {
/** By which files name the rule. */
name: string
/** What the rule is about. */
title: string
/**
 * Those whose right would change.
 * 
 * @maxItems 200
 */
roles: {
/** What people call the role. */
title: string
/** yes, no, or the condition that would be left. */
is: string
/** The same before. */
was: string
}[]
/** Number of people who would gain it. */
gained?: number
/** Number of people who would lose it. */
lost?: number
}[]
/** Number of people looked at; absent where the draft has errors. */
users?: number
/** Number of people that there are. */
allUsers?: number
}
export interface StudioCheckAnswer {
/** SHA-256 of the schema set with the draft over it, where it has no errors. */
hash?: string
/** Hash of the version that a page loads, and makes the changes to. */
base?: string
/** What the draft changes of that version for pages, place by place, as JSON. */
changes?: string
/** Hash of the module with those changes that have expressions or checks. */
code?: string
/**
 * What the compiler finds.
 * 
 * @maxItems 5000
 */
diagnostics: {
/** Path from the root of the project. */
path: string
/** JSON Pointer of the value in the file. */
pointer: string
/** Line of the file. */
line: number
/** Whether it keeps the schemas from being compiled. */
severity: ("error" | "warning")
/** The kind of diagnostic. */
code: string
/** What is wrong. */
message: string
/** What to do. */
help?: string
/** What the compiler says to whoever types the file. */
detail: string
/** What people call the part of the file. */
location: string
/** The change that corrects it, where the compiler knows one. */
fix?: {
/** What it does. */
title: string
/** The file that is changed. */
path: string
/** JSON Patch (RFC 6902) of the file, as JSON. */
steps: string
}
}[]
}
export interface StudioPreviewAnswer {
/** Hash of the version that a page loads, and makes the changes to. */
base?: string
/** What the draft changes of that version for pages, place by place, as JSON. */
changes?: string
/**
 * The places that were compared: at others there may be further changes.
 * 
 * @maxItems 5000
 */
compared?: string[][]
/** Hash of the module with those changes that have expressions or checks. */
code?: string
}
export interface StudioExpressionAnswer {
/** Whether the compiler looks for an expression at this place. */
isKnown: boolean
/** Name of the entity that it is about. */
entity?: string
/** Whether there is a file of examples that a record can be kept in. */
canKeep: boolean
/** What it says in words. */
reading?: string
/** The condition as it is chosen, as JSON; absent where it cannot be said by choosing. */
condition?: string
/**
 * What a condition may be about.
 * 
 * @maxItems 500
 */
subjects?: {
/**
 * Names from the scope to the value.
 * 
 * @maxItems 10
 */
path: string[]
/** What people call it. */
title: string
/** The record that has it. */
group: string
/** What kind of value it is. */
kind: ("text" | "choice" | "choices" | "number" | "bool" | "day" | "time" | "user" | "permissions" | "other")
/** It is asked no more. */
isRetired?: true
/**
 * The only texts that it takes.
 * 
 * @maxItems 20000
 */
choices?: {
/** What is stored. */
value: string
/** What people read. */
label: string
}[]
}[]
/** What is wrong with it. */
problem?: {
/** What is wrong. */
message: string
/** How to correct it. */
help?: string
/** The first character that is meant. */
start: number
/** The one after the last. */
end: number
}
/** What may stand at the caret. */
completion?: {
/** The first of the characters before the caret that an option replaces. */
from: number
/**
 * What may be written.
 * 
 * @maxItems 100
 */
options: {
/** What people read. */
label: string
/** What it is or means. */
detail?: string
/** What is written. */
apply: string
}[]
}
/** Its parts with their values for a sample. */
trial?: {
/** What people read, where it is a sentence with expressions in braces. */
sentence?: string
/** There is no stored record of this id that the user may read. */
isMissing?: boolean
/**
 * What there is to try it with.
 * 
 * @maxItems 1000
 */
samples: string[]
/**
 * The values that it reads.
 * 
 * @maxItems 200
 */
inputs: {
/** JSON Pointer in the scope of the expression. */
at: string
/** What people call it. */
label: string
/** What is entered. */
kind: ("text" | "number" | "bool" | "day" | "json")
/**
 * The only texts that it takes.
 * 
 * @maxItems 10000
 */
choices?: string[]
/** As JSON; absent where nothing is there. */
value?: string
}[]
/**
 * In the order in which they are read.
 * 
 * @maxItems 1000
 */
parts: {
/** The part as it is written. */
text: string
/** How many parts it is inside of. */
depth: number
/**
 * In words, once for each time that it was evaluated.
 * 
 * @maxItems 100
 */
values: string[]
}[]
}
/** The combinations of its conditions. */
cases?: {
/**
 * In words.
 * 
 * @maxItems 100
 */
conditions: string[]
/** Why there is no table. */
message?: string
/**
 * One for each combination.
 * 
 * @maxItems 64
 */
rows: {
/**
 * One for each condition.
 * 
 * @maxItems 6
 */
holds: boolean[]
/** In words; absent for an impossible case. */
result?: string
/** A sample with changes. */
trial?: {
/** Position among the samples of the place. */
sample: number
/** Values by JSON Pointer in the scope of the expression; null removes what is there. */
values: {
[k: string]: unknown
}
}
/** Why no record is so. */
impossible?: string
}[]
/**
 * Slips of the pen that no example would notice.
 * 
 * @maxItems 20
 */
hints: {
/** What could be written. */
message: string
/** A sample with changes. */
trial: {
/** Position among the samples of the place. */
sample: number
/** Values by JSON Pointer in the scope of the expression; null removes what is there. */
values: {
[k: string]: unknown
}
}
}[]
}
}
export interface StudioSaveAnswer {
/**
 * The files as they are written, or were sent.
 * 
 * @maxItems 500
 */
saved: {
/** Path from the root of the project. */
path: string
/** The whole text of the file. */
text: string
}[]
/**
 * Values that somebody else has changed as well; nothing is written while there are any.
 * 
 * @maxItems 5000
 */
conflicts: {
/** Path from the root of the project. */
path: string
/** JSON Pointer of the value in the file. */
pointer: string
/** What people call the place, such as "title of Allergy, field Note". */
location: string
/** The value before both changes, as JSON. */
base?: string
/** The value of the draft, as JSON. */
mine?: string
/** The value of the file, as JSON. */
theirs?: string
}[]
}
export interface StudioChangesAnswer {
/** Whether this gateway publishes changes; else they are saved to files. */
publishes: boolean
/** Of the version that is served. */
served?: string
/** Of the release as it was started. Absent until something was published. */
release?: string
/** Of the version that is to be served: another one than what is served while it is prepared. */
wanted?: string
/**
 * Paths of the files that this release brings and that are not served, since something else was published.
 * 
 * @maxItems 5000
 */
unserved?: string[]
/**
 * Those that wait, the oldest first.
 * 
 * @maxItems 1000
 */
changes: {
/** Id of the change. */
id: string
/** What the change is for. */
title: string
/** How often it was sent. */
revision: number
/** Id of the user who has sent it. */
author: string
/** First and last name; the id where the user has none. */
authorName: string
/** When it was sent last. */
updatedAt: string
/**
 * What was said of it, in order.
 * 
 * @maxItems 1000
 */
comments: {
/** Name of who has said it; the id where there is none. */
author: string
/** When it was said. */
at: string
/** Of the change as it was sent then. */
revision: number
/** Which it is about; absent for the change as a whole. */
path?: string
/** What was said. */
text: string
}[]
/**
 * The files that it changes.
 * 
 * @maxItems 500
 */
files: {
/** Path from the root of the project. */
path: string
/** The text that the change was made from. */
base: string
/** The whole text of the file. */
text: string
}[]
}[]
/**
 * What was published, the latest first.
 * 
 * @maxItems 1000
 */
publications: {
/** They are counted. */
number: number
/** Of the version. */
hash: string
/** Id of the user who has published it. */
author: string
/** First and last name; the id where the user has none. */
authorName: string
/** When it was published. */
publishedAt: string
/** What the change was for; absent where an earlier version was served again. */
title?: string
/** Whether somebody went back to the release: whatever release is started is served since. */
followsRelease?: boolean
/** Name of the user who has made the change; the id where there is none. */
changedBy?: string
}[]
/** How far the stored records are converted to the shape of the version that is served; absent where none was started. */
conversion?: {
/** What becomes of it. */
state: ("waiting" | "running" | "done" | "failed" | "superseded")
/** Records that were looked at. */
looked: number
/** Records that were stored in the shape of today. */
changed: number
/** Records with a value that could not be converted; they stay as they are. */
left: number
/**
 * Some of those that were left.
 * 
 * @maxItems 100
 */
records: {
/** Title of the kind of record. */
entity: string
/** Id of the record. */
id: string
/** JSON Pointer to the value. */
path: string
}[]
}
/** Whether the version that is served says how records of earlier schemas are converted. */
hasMigrations?: boolean
}
export interface StudioCompareAnswer {
/**
 * Those in which they differ.
 * 
 * @maxItems 5000
 */
files: {
/** Path from the root of the project. */
path: string
/** The text of the first; empty where it has no such file. */
base: string
/** The text of the second; empty where it has no such file. */
text: string
/**
 * What was done, in words.
 * 
 * @maxItems 100000
 */
changes: string[]
}[]
/**
 * What a restored version does not find again.
 * 
 * @maxItems 1000
 */
losses: string[]
/**
 * What later publications changed again, which stays as it is.
 * 
 * @maxItems 100000
 */
kept?: string[]
}
export interface StudioBlameAnswer {
/**
 * What is there, with what changed it last; nothing where it was not published.
 * 
 * @maxItems 100000
 */
members: {
/** Its name; empty for the whole. */
member: string
/** Of the publication; 0 for what was there before the first one. */
number: number
/** Whether it came with that publication. */
isNew: boolean
}[]
}
export interface StudioReplayAnswer {
/** Changes of state that were looked at. */
steps: number
/** Those that cannot be repeated: what they read is no longer known. */
unknown: number
/**
 * What ends elsewhere with the draft.
 * 
 * @maxItems 1000
 */
rows: {
/** The row that was taken; empty where none was. */
row: string
/** The state before. */
from: string
/** The state that it led to. */
to: string
/** The state that the draft leads to; empty where it refuses. */
now: string
/** How many steps. */
count: number
}[]
/** Where the next answer begins; absent at the end. */
next?: string
}
export interface StudioCommentAnswer {
/** Id of the change. */
id: string
}
export interface StudioImpactAnswer {
/** What becomes of the count: none was started, it goes on, is complete, or could not be done. */
state: ("none" | "running" | "done" | "failed")
/** Why it could not be done. */
message?: string
/** Records that were looked at. */
looked: number
/** Records that there are. */
total: number
/**
 * Those in which the change makes a difference.
 * 
 * @maxItems 1000
 */
entities: {
/** Title of the kind of record. */
title: string
/** Records that were looked at. */
records: number
/** Records that the change makes invalid; small numbers are shown as the smallest that is shown. */
becomeInvalid: number
/** Records that the change makes valid. */
becomeValid: number
/** Records that the migrations of the change convert. */
converted: number
/** Records with a value that the migrations cannot convert. */
left: number
/**
 * What makes records invalid, the most frequent first.
 * 
 * @maxItems 1000
 */
findings: {
/** Title of the field; that of the record where it is about the whole. */
field: string
/** Keyword of JSON Schema, or id of the rule. */
code: string
/** Records in which it is found. */
count: number
}[]
}[]
}
export type StudioCountImpactAnswer = StudioCommentAnswer
export interface StudioReviewAnswer {
/** What the change may do harm to, the highest of its files: sentences, what is shown, what is accepted, what is stored, who may do what. */
grade: ("words" | "look" | "check" | "store" | "access")
/**
 * The changed files.
 * 
 * @maxItems 500
 */
files: {
/** Path from the root of the project. */
path: string
/** What the change of the file may do harm to. */
grade: ("words" | "look" | "check" | "store" | "access")
}[]
/**
 * Who gains and who loses what, worked out for the users that there are and a sample of the records.
 * 
 * @maxItems 200
 */
effects: {
/** An access rule, a call, or a field. */
right: string
/** How many gain it. */
gained: number
/** How many lose it. */
lost: number
/**
 * Names of some who gain it.
 * 
 * @maxItems 20
 */
gains: string[]
/**
 * Names of some who lose it.
 * 
 * @maxItems 20
 */
loses: string[]
}[]
/** How many users were looked at. */
users: number
/** How many users there are. */
allUsers: number
/** Its author may not publish it. */
needsSecondPerson: boolean
/**
 * How far each gateway is that has to serve it.
 * 
 * @maxItems 1000
 */
gateways: {
/** Host and process. */
name: string
/** Whether it can serve the version. */
state: ("ready" | "preparing" | "refused")
/** Why it cannot serve the version. */
refusal?: string
}[]
}
export interface StudioPublishAnswer {
/** Of the version that is served now. */
hash: string
}
export type StudioWithdrawAnswer = StudioCommentAnswer
export interface StudioReviewRollbackAnswer {
/**
 * What the earlier version does not find again in records that were stored since, by its migrations.
 * 
 * @maxItems 1000
 */
losses: string[]
/**
 * How far each gateway is that has to serve it.
 * 
 * @maxItems 1000
 */
gateways: {
/** Host and process. */
name: string
/** Whether it can serve the version. */
state: ("ready" | "preparing" | "refused")
/** Why it cannot serve the version. */
refusal?: string
}[]
}
export interface StudioRollbackAnswer {
/** Of the version that is served now. */
hash: string
/**
 * What the earlier version does not find again in records that were stored since, by its migrations.
 * 
 * @maxItems 1000
 */
losses?: string[]
}
export interface StudioConvertAnswer {
/** Id of the conversion. */
id: string
}
