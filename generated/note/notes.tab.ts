// GENERATED from schemas/note/notes.tab.json sha256:e098f4100cb3b9ca by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import * as r from '../../engine/core/expressions/runtime.ts';
import type { TabDescriptor } from '../../engine/core/product/tab.ts';

export const notesTab: TabDescriptor = freeze<TabDescriptor>({
  name: "notes",
  title: "Notes",
  item: "Note",
  rowName: { source: "item.title", evaluate: (s) => r.text(r.at(s.item, "title")) },
  entity: "note",
  form: "note",
  source: {
    kind: "call",
    list: "note.list",
    save: "note.save",
    remove: "note.remove",
  },
  table: {
    pageSize: 5,
    pageButtons: 5,
    sort: [
      {
        by: "dateAdded",
        descending: true,
      },
    ],
    columns: [
      {
        field: "dateAdded",
        title: "Date Added",
        cell: "date",
        isSortable: true,
      },
      {
        field: "title",
        title: "Title",
        cell: "text",
        isSortable: true,
      },
      {
        field: "description",
        title: "Description",
        cell: "text",
        isSortable: true,
      },
      {
        field: "year",
        title: "Year",
        cell: "number",
        isSortable: true,
      },
      {
        field: "engagement",
        title: "Engagement",
        cell: "number",
        isSortable: true,
      },
      {
        field: "performedBy",
        title: "By",
        cell: "person",
        isSortable: true,
      },
    ],
    filter: "Find in notes",
  },
  actions: {
    add: {
      access: "patient.write",
    },
    edit: {
      access: "patient.write",
    },
    remove: {
      access: "patient.write",
    },
    export: {
      access: "patient.read",
    },
    history: {
      title: "History of this Note",
      call: "history.list",
    },
  },
  hasCount: true,
  empty: "No notes recorded.",
});
