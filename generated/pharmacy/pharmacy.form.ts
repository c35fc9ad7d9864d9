// GENERATED from schemas/pharmacy/pharmacy.form.json sha256:8ec434c7783f1ee5 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { FormDescriptor } from '../../engine/core/product/form.ts';

export const pharmacyForm: FormDescriptor = freeze<FormDescriptor>({
  name: "pharmacy",
  entity: "pharmacy",
  layout: [
    {
      row: [
        "name",
        "pharmacyType",
      ],
    },
    {
      row: [
        "addressLine1",
        "addressLine2",
      ],
    },
    {
      row: [
        "city",
        "state",
        "zip",
      ],
    },
    {
      row: [
        "telephoneNumber",
        "faxNumber",
      ],
    },
    {
      row: [
        "isPrimary",
        "isSecondary",
        "verified",
      ],
    },
  ],
  fields: {
    name: {
      uiSchema: {},
      options: {},
      requiredWhen: { source: "true", evaluate: () => true },
      whenHidden: "keep",
      clears: [],
    },
    pharmacyType: {
      uiSchema: {},
      options: {},
      requiredWhen: { source: "true", evaluate: () => true },
      whenHidden: "keep",
      clears: [],
    },
    addressLine1: {
      uiSchema: {},
      options: {},
      requiredWhen: { source: "true", evaluate: () => true },
      whenHidden: "keep",
      clears: [],
    },
    addressLine2: {
      uiSchema: {},
      options: {},
      whenHidden: "keep",
      clears: [],
    },
    city: {
      uiSchema: {},
      options: {},
      requiredWhen: { source: "true", evaluate: () => true },
      whenHidden: "keep",
      clears: [],
    },
    state: {
      uiSchema: {},
      options: {},
      requiredWhen: { source: "true", evaluate: () => true },
      whenHidden: "keep",
      clears: [],
    },
    zip: {
      uiSchema: {
        "ui:help": "##### or #####-####",
      },
      widget: "zip",
      options: {},
      requiredWhen: { source: "true", evaluate: () => true },
      whenHidden: "keep",
      clears: [],
    },
    telephoneNumber: {
      uiSchema: {},
      widget: "phone",
      options: {},
      requiredWhen: { source: "true", evaluate: () => true },
      whenHidden: "keep",
      clears: [],
    },
    faxNumber: {
      uiSchema: {},
      widget: "phone",
      options: {},
      whenHidden: "keep",
      clears: [],
    },
    isPrimary: {
      uiSchema: {},
      options: {},
      whenHidden: "keep",
      clears: [
        "isSecondary",
      ],
    },
    isSecondary: {
      uiSchema: {},
      options: {},
      whenHidden: "keep",
      clears: [
        "isPrimary",
      ],
    },
    verified: {
      uiSchema: {},
      options: {},
      whenHidden: "keep",
      clears: [],
    },
  },
  initial: {},
});
