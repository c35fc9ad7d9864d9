import type { JsonSchema, JsonSchemaObject } from '../../../core/json/json.ts';
import type { AnswerContract } from '../../../core/product/call.ts';
import { problemOfCompiling } from '../../emit/validator-code.ts';
import { isFileName } from '../../plan/names.ts';
import type { Planned } from '../../plan/planned.ts';
import type { CallFile } from '../../plan/written-call.ts';
import { below, type CallLocation } from './call-location.ts';
import { planEntities } from './plan-entities.ts';
import { writtenSchema } from './written-schema.ts';

export function planAnswer(answer: CallFile['answer'], location: CallLocation): Planned<AnswerContract> {
  const { record, list, saved, hits, report, file, schema } = answer;
  if (record !== undefined) return { kind: 'record', ...planEntities(record, below(location, 'record')) };
  if (list !== undefined) return { kind: 'list', ...planEntities(list, below(location, 'list')) };
  if (saved !== undefined) return { kind: 'saved', ...planEntities(saved, below(location, 'saved')) };
  if (file !== undefined) return { kind: 'file', mediaType: file };
  if (report !== undefined) return planReport(report, below(location, 'report'));
  if (hits === undefined) return { kind: 'free', schema: planSchema(schema, below(location, 'schema')) };
  isFileName({ ...below(location, 'hits'), name: hits }, 'search');
  return { kind: 'hits', search: hits };
}

function planReport(report: string, location: CallLocation): Planned<AnswerContract> {
  isFileName({ ...location, name: report }, 'report');
  const { period = 'month' } = location.plans.sources.of('report').get(report)?.value ?? {};
  return { kind: 'report', report, period };
}

/** Plans the schema of an answer under the same restrictions as that of a body, but without a validator. */
function planSchema(schema: JsonSchemaObject | undefined, location: CallLocation): JsonSchema {
  if (schema === undefined) return true;
  const resolved = writtenSchema(schema, location);
  const problem = problemOfCompiling(resolved);
  if (problem === undefined) return resolved;
  location.plans.diagnostics.report(location.file, {
    code: 'schema/invalid',
    message: `This schema cannot be compiled: ${problem}.`,
    at: location.at,
    help: 'Compare it with JSON Schema 2020-12.',
  });
  return true;
}
