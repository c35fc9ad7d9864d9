import type { BodyContract } from '../../../core/product/call.ts';
import { firstNonSchema } from '../../bundle/walk-bundle.ts';
import { Diagnostics } from '../../diagnostics.ts';
import type { EntityPlan } from '../../plan/entity-plan.ts';
import { isFileName } from '../../plan/names.ts';
import type { Planned } from '../../plan/planned.ts';
import type { FilesContext } from '../../plan/planned-once.ts';
import { type CallFile, writtenCalls } from '../../plan/written-call.ts';
import { resolveInFile } from '../../resolve/resolve-schema.ts';
import type { SourceFile } from '../../source/source-file.ts';
import { planOf } from '../entity/plan-entity.ts';
import { below, type CallLocation } from './call-location.ts';
import { writtenSchema } from './written-schema.ts';

/** Plans the body of a call; a search's own body is no part of the contract. */
export function planBody(body: CallFile['body'], location: CallLocation): Planned<BodyContract> | undefined {
  if (body === undefined || body.search !== undefined) return undefined;
  const { wrap, mark, entity, file, schema } = body;
  if (entity !== undefined) isFileName({ ...below(location, 'entity'), name: entity }, 'schema');
  return {
    wrap,
    mark,
    entity,
    hasFile: file,
    schema: schema && writtenSchema(schema, below(location, 'schema')),
  };
}

/** Plans the bodies that the calls of one file declare themselves, each as an entity with the call's name. */
export function planBodies(file: SourceFile<'calls'>, { sources }: FilesContext): readonly EntityPlan[] {
  return writtenCalls(file).flatMap(([name, { title, body }]) => {
    const schema = body?.schema ?? {};
    // Leaves out values that are no schema, which the plan of the contract reports.
    if (Object.keys(schema).length === 0 || firstNonSchema(schema) !== undefined) return [];
    const at = ['calls', name, 'body', 'schema'];
    // Drops mistakes in the schema, which the plan of the contract reports.
    const location = { sources, diagnostics: new Diagnostics(), file, at };
    const resolved = resolveInFile(location, { title, ...schema });
    return [planOf({ name: `${file.stem}.${name}`, file, ...resolved })];
  });
}
