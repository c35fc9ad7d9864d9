// GENERATED from schemas/emergency/emergency-access.card.json sha256:5e4a826d48b20a21 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import * as r from '../../engine/core/expressions/runtime.ts';
import type { CardDescriptor } from '../../engine/core/product/card.ts';

export const emergencyAccessCard: CardDescriptor = freeze<CardDescriptor>({
  name: "emergency-access",
  title: "Emergency Access",
  entity: "emergency-access",
  access: "emergency.review",
  with: {
    patient: {
      call: "patient.get",
      query: {
        patientId: { source: "self.patientId", evaluate: (s) => r.text(r.at(s.self, "patientId")) },
      },
    },
  },
  columns: [
    {
      title: "Who and why",
      facts: [
        {
          title: "Opened by",
          field: "email",
          cell: "text",
        },
        {
          title: "Reason",
          field: "reason",
          cell: "text",
        },
      ],
    },
    {
      title: "Patient",
      facts: [
        {
          title: "Name",
          value: { source: "[patient.name.first, patient.name.last].filter(part, !blank(part)).join(' ')", evaluate: (s) => r.joined(r.list([r.text(r.at(r.at(r.at(s.records, "patient"), "name"), "first")), r.text(r.at(r.at(r.at(s.records, "patient"), "name"), "last"))]).filter((_part) => !r.blank(_part)), " ") },
          cell: "text",
          reads: [
            "patient",
          ],
        },
        {
          title: "Patient ID",
          value: { source: "patient.externalId", evaluate: (s) => r.text(r.at(r.at(s.records, "patient"), "externalId")) },
          cell: "text",
          reads: [
            "patient",
          ],
        },
      ],
    },
    {
      title: "When",
      facts: [
        {
          title: "Opened",
          field: "openedAt",
          cell: "date-time",
        },
        {
          title: "Until",
          field: "until",
          cell: "date-time",
        },
        {
          title: "Ended",
          field: "endedAt",
          cell: "date-time",
          empty: "Not ended early",
        },
        {
          title: "Ended By",
          field: "endedBy",
          when: { source: "!blank(self.endedBy)", evaluate: (s) => !r.blank(r.at(s.self, "endedBy")) },
          cell: "text",
        },
      ],
    },
  ],
  menus: {},
  actions: [
    {
      name: "end",
      title: "End Access",
      in: "bar",
      when: { source: "blank(self.endedAt) && self.until > now()", evaluate: (s) => (r.blank(r.at(s.self, "endedAt")) && r.less(r.instant(s.now), r.instant(r.at(s.self, "until")))) },
      call: "emergency.end",
      body: {
        emergencyId: { source: "self._id", evaluate: (s) => r.text(r.at(s.self, "_id")) },
      },
      confirm: {
        title: "End Emergency Access",
        text: "The patient is closed for whoever opened it, at once.",
        yes: "End access",
        no: "Let it run",
      },
    },
  ],
});
