// GENERATED from schemas/job/job.calls.json sha256:1a57dc81f4a6a5c5 by engine/compiler; do not edit; run npm run schemas
export interface JobStartAnswer {
/** Its id. */
id: string
}
export interface JobListAnswer {
/** Newest first. */
rows: {
/** Its id. */
id: string
/** The name of the action in the tab. */
action: string
/** When it was begun. */
begunAt: string
/** How many rows it has. */
total: number
/** How many are not done yet. */
waiting: number
/** How many are done. */
done: number
/** How many were refused. */
refused: number
/** How many were not begun any more. */
cancelled: number
/** How many files its rows have left that can still be fetched. */
files: number
}[]
}
export interface JobReadAnswer {
/** Its id. */
id: string
/** The name of the action in the tab. */
action: string
/** When it was begun. */
begunAt: string
/** How many rows it has. */
total: number
/** How many are not done yet. */
waiting: number
/** How many are done. */
done: number
/** How many were refused. */
refused: number
/** How many were not begun any more. */
cancelled: number
/** How many files its rows have left that can still be fetched. */
files: number
/** In the order in which they are done. */
rows: {
/** _id of the record. */
record: string
/** How the record is called; missing where the user may not see it any more. */
name?: string
/** How it went. */
state: ("waiting" | "done" | "refused" | "cancelled" | "files")
/** Why it was refused, or what was left out. */
message?: string
/** What it has left, and on which pages of the job's file. */
files?: {
/** What it is. */
title: string
/** Its first page. */
from: number
/** Its last page. */
to: number
}[]
}[]
}
export interface JobCancelAnswer {

}
