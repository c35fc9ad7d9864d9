// GENERATED from schemas/project/enrollment.form.json sha256:4611ace603ce7b71 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import * as r from '../../engine/core/expressions/runtime.ts';
import type { FormDescriptor } from '../../engine/core/product/form.ts';

export const enrollmentForm: FormDescriptor = freeze<FormDescriptor>({
  name: "enrollment",
  entity: "enrollment",
  layout: [
    {
      row: [
        "enrolled",
      ],
    },
    {
      row: [
        "enrollDate",
      ],
    },
    {
      row: [
        "reason",
      ],
    },
  ],
  fields: {
    enrolled: {
      uiSchema: {
        "ui:title": "Status",
      },
      widget: "radio",
      options: {},
      requiredWhen: { source: "true", evaluate: () => true },
      whenHidden: "keep",
      clears: [],
    },
    enrollDate: {
      uiSchema: {},
      options: {},
      visibleWhen: { source: "self.enrolled", evaluate: (s) => r.bool(r.at(s.self, "enrolled")) },
      whenHidden: "keep",
      clears: [],
      says: { source: "self.enrolled && !old.enrolled && (blank(self.enrollDate) || self.enrollDate == old.enrollDate) ? 'Saving sets this to today, unless you enter another date.' : ''", evaluate: (s) => (((r.bool(r.at(s.self, "enrolled")) && !r.bool(r.at(s.old, "enrolled"))) && (r.blank(r.at(s.self, "enrollDate")) || r.same(r.day(r.at(s.self, "enrollDate")), r.day(r.at(s.old, "enrollDate"))))) ? "Saving sets this to today, unless you enter another date." : "") },
    },
    reason: {
      uiSchema: {},
      options: {},
      visibleWhen: { source: "blank(old) ? !blank(self) && !self.enrolled : self.enrolled != old.enrolled", evaluate: (s) => (r.blank(s.old) ? (!r.blank(s.self) && !r.bool(r.at(s.self, "enrolled"))) : !r.equal(r.bool(r.at(s.self, "enrolled")), r.bool(r.at(s.old, "enrolled")))) },
      requiredWhen: { source: "blank(old) ? !self.enrolled : self.enrolled != old.enrolled", evaluate: (s) => (r.blank(s.old) ? !r.bool(r.at(s.self, "enrolled")) : !r.equal(r.bool(r.at(s.self, "enrolled")), r.bool(r.at(s.old, "enrolled")))) },
      whenHidden: "clear",
      clears: [],
    },
  },
  initial: {},
  confirm: [
    {
      when: { source: "self.enrolled && !old.enrolled", evaluate: (s) => (r.bool(r.at(s.self, "enrolled")) && !r.bool(r.at(s.old, "enrolled"))) },
      title: "Activate this project?",
      text: "The patient will be enrolled in this project.",
      yes: "Activate",
      no: "Cancel",
    },
  ],
});
