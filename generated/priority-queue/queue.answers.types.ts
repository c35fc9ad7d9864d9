// GENERATED from schemas/priority-queue/queue.calls.json sha256:8ab9a5d1a3a38713 by engine/compiler; do not edit; run npm run schemas
export interface QueueCountsAnswer {
/** The number of rows by the _id of the stored search. */
counts: {
[k: string]: number
}
}
export interface QueueNextAnswer {
/** The patient's _id; missing where nobody is free. */
id?: string
}
export interface QueueIdsAnswer {
/**
 * Their _ids, in the order of the stored search.
 * 
 * @maxItems 1000
 */
ids: string[]
}
export interface QueueExportAnswer {
/** How many rows there are. */
total: number
/** How many rows come before them. */
from?: number
/**
 * The rows, as the search index has them.
 * 
 * @maxItems 5000
 */
hits: {
[k: string]: unknown
}[]
}
export interface QueueStatisticsAnswer {
rows: {
name: string
title: string
kind: ("name" | "digits" | "date" | "number" | "text")
/** Whether it is shown where nothing is said of it. */
isUsual?: boolean
unit?: ("days" | "business-days" | "years")
/** True if all its days have been. */
past?: boolean
options: {
code: string
display: string
}[]
values: {
value: (string | number)
display: string
}[]
}[]
}
export interface QueuePreviewAnswer {
total: number
columns: {
name: string
title: string
kind: string
unit?: string
words?: {
[k: string]: string
}
}[]
hits: {
[k: string]: unknown
}[]
conditions: {
removes?: number
adds?: number
problem?: string
}[]
}
export interface QueueRunAnswer {
/** Records that match. */
total: number
/** Row number of the first hit, from 0. */
from: number
/**
 * One page.
 * 
 * @maxItems 10
 */
hits: {
/** The _id of the record. */
id: string
name?: string
fname?: string
lname?: string
dob?: string
sex?: string
phone?: string
externalId?: string
status?: string
org?: string
workflow?: string
year?: number
routine?: number
prn?: number
total_risk_score?: number
risk_score_date?: string
risk_score_status?: string
acb?: number
sdv?: number
ci?: number
cohort?: string
group?: string
date?: string
due_date?: string
last_call?: string
next_call?: string
last_review?: string
next_review?: string
}[]
/** Columns of stored conditions that there are no more: they were not judged. */
leftOut?: string[]
/** Where nothing was found by names: of words that no name has, those whose hits these are. */
similar?: {
/** The column that was searched. */
field: string
/** What was looked for, without case and diacritics. */
word: string
/** The nearest that there are. */
words: string[]
}[]
/** Values of the hits in each field of searched columns that are put together from several. */
places?: {
/** The id of the hit. */
id: string
/** The column that was searched. */
field: string
/** The title of the field that has the value. */
title: string
/** The value. */
text: string
}[]
}
