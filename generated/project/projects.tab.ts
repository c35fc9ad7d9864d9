// GENERATED from schemas/project/projects.tab.json sha256:95f407c34aae1246 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import * as r from '../../engine/core/expressions/runtime.ts';
import type { TabDescriptor } from '../../engine/core/product/tab.ts';

export const projectsTab: TabDescriptor = freeze<TabDescriptor>({
  name: "projects",
  title: "Projects",
  item: "Project",
  rowName: { source: "item.name", evaluate: (s) => r.text(r.at(s.item, "name")) },
  entity: "project",
  form: "enrollment",
  source: {
    kind: "call",
    list: "project.list",
    join: {
      record: "patient",
      at: "/projects",
      by: "couchId",
      as: "enrollment",
      save: "patient.save",
    },
  },
  table: {
    pageSize: 5,
    pageButtons: 5,
    sort: [
      {
        by: "name",
        descending: false,
      },
    ],
    columns: [
      {
        field: "name",
        title: "Name",
        cell: "text",
        isSortable: true,
      },
      {
        field: "enrollment.enrolled",
        title: "Status",
        cell: "code",
        isSortable: true,
        words: {
          true: "Activated",
          false: "Declined",
        },
      },
      {
        field: "enrollment.enrollDate",
        title: "Enroll Date",
        cell: "date",
        isSortable: true,
      },
      {
        field: "projectEnd",
        title: "End",
        cell: "date",
        isSortable: true,
      },
    ],
    warn: {
      when: { source: "!blank(item.projectEnd) && item.projectEnd < today()", evaluate: (s) => (!r.blank(r.at(s.item, "projectEnd")) && r.less(r.day(r.at(s.item, "projectEnd")), r.day(s.today))) },
      text: "This project has ended.",
    },
  },
  actions: {
    edit: {
      access: "patient.write",
      when: { source: "blank(item.projectEnd) || item.projectEnd >= today()", evaluate: (s) => (r.blank(r.at(s.item, "projectEnd")) || r.atMost(r.day(s.today), r.day(r.at(s.item, "projectEnd")))) },
    },
    history: {
      title: "Project {name} History",
      at: "/enrollment/changes",
      columns: [
        {
          field: "date",
          title: "Date",
          cell: "date-time",
          isSortable: true,
        },
        {
          field: "enrolled",
          title: "Change",
          cell: "code",
          isSortable: true,
          words: {
            true: "Activated",
            false: "Declined",
          },
        },
        {
          field: "performedBy",
          title: "Changed By",
          cell: "person",
          isSortable: true,
        },
        {
          field: "reason",
          title: "Reason",
          cell: "code",
          codes: "disenroll-reasons",
          isSortable: true,
        },
      ],
    },
  },
  hasCount: true,
  empty: "Your organizations have no projects.",
});
