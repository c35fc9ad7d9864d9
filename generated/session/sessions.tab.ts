// GENERATED from schemas/session/sessions.tab.json sha256:37ddd9cbf6349ad7 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import * as r from '../../engine/core/expressions/runtime.ts';
import type { TabDescriptor } from '../../engine/core/product/tab.ts';

export const sessionsTab: TabDescriptor = freeze<TabDescriptor>({
  name: "sessions",
  title: "Your Sessions",
  item: "Session",
  rowName: { source: "item.openedWith", evaluate: (s) => r.text(r.at(s.item, "openedWith")) },
  entity: "own-session",
  source: {
    kind: "call",
    list: "session.list",
    remove: "session.end",
  },
  table: {
    pageSize: 10,
    pageButtons: 10,
    sort: [
      {
        by: "lastActiveAt",
        descending: true,
      },
    ],
    columns: [
      {
        field: "openedWith",
        title: "Device",
        cell: "text",
        isSortable: true,
      },
      {
        field: "loggedInAt",
        title: "Logged In",
        cell: "date-time",
        isSortable: true,
      },
      {
        field: "lastActiveAt",
        title: "Last Active",
        cell: "date-time",
        isSortable: true,
      },
      {
        field: "isThis",
        title: "Which",
        cell: "text",
        isSortable: true,
        value: { source: "item.isThis ? 'This one' : 'Another one'", evaluate: (s) => (r.bool(r.at(s.item, "isThis")) ? "This one" : "Another one") },
      },
    ],
  },
  actions: {
    remove: {
      access: "signed-in",
      when: { source: "!item.isThis", evaluate: (s) => !r.bool(r.at(s.item, "isThis")) },
    },
  },
  hasCount: true,
  access: "signed-in",
  empty: "There are no sessions to show here.",
  messages: {
    "action.remove": {
      message: "End",
    },
    "row.removed": {
      message: "Session ended.",
    },
    "row.remove.title": {
      message: "End This Session?",
    },
    "row.remove.text": {
      message: "Whoever uses it is logged out at once. What was typed there and not saved stays on that device.",
    },
    "row.remove.no": {
      message: "No, keep it",
    },
    "row.remove.yes": {
      message: "Yes, end it",
    },
  },
});
