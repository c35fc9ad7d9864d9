// GENERATED from schemas/prescriber/prescriber.form.json sha256:09eb5cb592948616 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { FormDescriptor } from '../../engine/core/product/form.ts';

export const prescriberForm: FormDescriptor = freeze<FormDescriptor>({
  name: "prescriber",
  entity: "prescriber",
  layout: [
    {
      row: [
        "firstName",
        "lastName",
      ],
    },
    {
      row: [
        "prescriberType",
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
        "phone",
        "faxNumber",
      ],
    },
    {
      row: [
        "email",
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
    firstName: {
      uiSchema: {},
      options: {},
      requiredWhen: { source: "true", evaluate: () => true },
      whenHidden: "keep",
      clears: [],
    },
    lastName: {
      uiSchema: {},
      options: {},
      requiredWhen: { source: "true", evaluate: () => true },
      whenHidden: "keep",
      clears: [],
    },
    prescriberType: {
      uiSchema: {},
      options: {},
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
    phone: {
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
    email: {
      uiSchema: {},
      widget: "email",
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
