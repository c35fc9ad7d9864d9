// GENERATED from schemas/job/bulk-note.schema.json and 1 more sha256:ef4b72a9534ea496 by engine/compiler; do not edit; run npm run schemas
/** A note that several patients get. */
export interface BulkNote {
/** What the note is about. */
title: string
/** The note itself. */
description?: string
}
