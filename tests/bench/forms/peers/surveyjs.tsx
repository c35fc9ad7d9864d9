import { Fragment, useMemo } from 'react';
import { Model } from 'survey-core';
import { Survey } from 'survey-react-ui';
import type { JsonSchemaObject } from '../../../../engine/core/json/json.ts';
import type { Side, SideFormProps } from '../side.ts';

/** Describes these fields to SurveyJS; checks a value when it changes, as the other sides do. */
function SurveyForm({ work, values }: SideFormProps) {
  const model = useMemo(() => {
    const survey = new Model({
      elements: fieldsOf(work.schema).map(([name, schema]) => questionOf(name, schema)),
      showNavigationButtons: false,
      textUpdateMode: 'onTyping',
      checkErrorsMode: 'onValueChanged',
    });
    survey.data = values;
    return survey;
  }, [work, values]);
  return <Survey model={model} />;
}

function questionOf(name: string, schema: JsonSchemaObject): object {
  if (schema.type !== 'array') return { name, isRequired: true, ...typeOf(schema, 'type') };
  const columns = fieldsOf(schema.items as JsonSchemaObject).map(([column, part]) => ({
    ...{ name: column, isRequired: true },
    ...typeOf(part, 'cellType'),
  }));
  return { type: 'matrixdynamic', name, title: schema.title, rowCount: 0, columns };
}

function typeOf(schema: JsonSchemaObject, keyword: 'type' | 'cellType'): object {
  const { title } = schema;
  if (schema.enum !== undefined)
    return { [keyword]: 'dropdown', title, choices: schema.enum, renderAs: 'select' };
  if (schema.type === 'boolean') return { [keyword]: 'boolean', title, renderAs: 'checkbox' };
  if (schema.type === 'number') return { [keyword]: 'text', title, inputType: 'number', min: 0 };
  if (schema.format === 'date') return { [keyword]: 'text', title, inputType: 'date' };
  const validators = [{ type: 'regex', regex: schema.pattern }];
  return { [keyword]: 'text', title, maxLength: schema.maxLength, validators };
}

function fieldsOf(schema: JsonSchemaObject): readonly (readonly [string, JsonSchemaObject])[] {
  return Object.entries(schema.properties ?? {}) as [string, JsonSchemaObject][];
}

export const surveyJs: Side = { Application: Fragment, Form: SurveyForm };
