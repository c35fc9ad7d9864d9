// GENERATED from schemas/emergency/emergency-accesses.tab.json sha256:ce962ef4aa9e5fca by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import * as r from '../../engine/core/expressions/runtime.ts';
import type { TabDescriptor } from '../../engine/core/product/tab.ts';

export const emergencyAccessesTab: TabDescriptor = freeze<TabDescriptor>({
  name: "emergency-accesses",
  title: "Emergency Access",
  item: "Access",
  entity: "emergency-access",
  source: {
    kind: "call",
    list: "emergency.list",
  },
  table: {
    pageSize: 10,
    pageButtons: 10,
    sort: [
      {
        by: "openedAt",
        descending: true,
      },
    ],
    columns: [
      {
        field: "openedAt",
        title: "Opened",
        cell: "date-time",
        isSortable: true,
        link: "/dashboard/emergency-access/{_id}",
      },
      {
        field: "email",
        title: "Who",
        cell: "text",
        isSortable: true,
      },
      {
        field: "reason",
        title: "Reason",
        cell: "text",
        isSortable: true,
      },
      {
        field: "until",
        title: "Until",
        cell: "date-time",
        isSortable: true,
      },
      {
        field: "endedAt",
        title: "Ended",
        cell: "date-time",
        isSortable: true,
      },
    ],
    warn: {
      when: { source: "blank(item.endedAt) && item.until > now()", evaluate: (s) => (r.blank(r.at(s.item, "endedAt")) && r.less(r.instant(s.now), r.instant(r.at(s.item, "until")))) },
      text: "Open now.",
    },
  },
  actions: {
    export: {
      access: "emergency.review",
    },
  },
  hasCount: false,
  access: "emergency.review",
  empty: "Nobody has opened a patient of your organizations in an emergency.",
});
