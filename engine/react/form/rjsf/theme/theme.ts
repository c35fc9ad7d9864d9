import './theme.css';
import type { RegistryFieldsType, TemplatesType } from '@rjsf/utils';
import { AlternativesField } from './AlternativesField.tsx';
import {
  AddButton,
  ClearButton,
  CopyButton,
  MoveDownButton,
  MoveUpButton,
  RemoveButton,
} from './Buttons.tsx';
import { GroupField, ListField } from './GroupField.tsx';
import { BooleanLeaf, NumberLeaf, StringLeaf } from './LeafField.tsx';
import { ListItemButtons, ListItemTemplate, ListTemplate } from './ListTemplates.tsx';
import { BranchTemplate, ObjectTemplate } from './ObjectTemplates.tsx';

/** Templates for parts that RJSF lays out itself, built of the engine's controls, groups and buttons. */
export const themeTemplates = {
  ArrayFieldTemplate: ListTemplate,
  ArrayFieldItemTemplate: ListItemTemplate,
  ArrayFieldItemButtonsTemplate: ListItemButtons,
  ObjectFieldTemplate: ObjectTemplate,
  MultiSchemaFieldTemplate: BranchTemplate,
  ButtonTemplates: {
    AddButton,
    ClearButton,
    CopyButton,
    MoveDownButton,
    MoveUpButton,
    RemoveButton,
    SubmitButton: () => null,
  },
} satisfies Partial<Omit<TemplatesType, 'ButtonTemplates'>> & {
  ButtonTemplates: TemplatesType['ButtonTemplates'];
};

export const themeFields: RegistryFieldsType = {
  StringField: StringLeaf,
  NumberField: NumberLeaf,
  BooleanField: BooleanLeaf,
  ObjectField: GroupField,
  ArrayField: ListField,
  OneOfField: AlternativesField,
  AnyOfField: AlternativesField,
};
