// GENERATED from schemas/risk-factor/risk-factor.form.json sha256:67314d728a66827a by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import * as r from '../../engine/core/expressions/runtime.ts';
import type { FormDescriptor } from '../../engine/core/product/form.ts';

export const riskFactorForm: FormDescriptor = freeze<FormDescriptor>({
  name: "risk-factor",
  entity: "risk-factor",
  layout: [
    {
      row: [
        "category",
        "riskFactor",
      ],
    },
    {
      row: [
        "reportedBy",
        "verified",
      ],
    },
    {
      row: [
        "riskFactorNote",
      ],
    },
  ],
  fields: {
    category: {
      uiSchema: {},
      options: {},
      requiredWhen: { source: "true", evaluate: () => true },
      whenHidden: "keep",
      clears: [],
    },
    riskFactor: {
      uiSchema: {},
      options: {},
      enabledWhen: { source: "!blank(self.category)", evaluate: (s) => !r.blank(r.at(s.self, "category")) },
      requiredWhen: { source: "true", evaluate: () => true },
      whenHidden: "keep",
      clears: [],
      choices: {
        where: { source: "item.category == self.category", evaluate: (s) => r.equal(r.text(r.at(s.item, "category")), r.text(r.at(s.self, "category"))) },
      },
    },
    reportedBy: {
      uiSchema: {},
      options: {},
      whenHidden: "keep",
      clears: [],
    },
    verified: {
      uiSchema: {},
      options: {},
      whenHidden: "keep",
      clears: [],
    },
    riskFactorNote: {
      uiSchema: {},
      widget: "textarea",
      options: {},
      whenHidden: "keep",
      clears: [],
    },
  },
  initial: {},
});
