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
import { planFreeSchema } from '../entity/plan-entity.ts';
import { below, type CallLocation } from './call-location.ts';
import { writtenSchema } from './written-schema.ts';

/** Plans the body of a call; undefined for a search, since its body follows from the index. */
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

/** Plans each body that a call of the file describes by itself, as an entity with the name of the call. */
export function planBodies(file: SourceFile<'calls'>, { sources }: FilesContext): readonly EntityPlan[] {
  return writtenCalls(file).flatMap(([name, { title, body }]) => {
    const schema = body?.schema ?? {};
    // Leaves out values that are no schema; `planBody` reports them.
    if (Object.keys(schema).length === 0 || firstNonSchema(schema) !== undefined) return [];
    const at = ['calls', name, 'body', 'schema'];
    // Drops the reports of the schema, which `planBody` makes as well.
    const location = { sources, diagnostics: new Diagnostics(), file, at };
    const resolved = resolveInFile(location, { title, ...schema });
    return [planFreeSchema({ name: `${file.stem}.${name}`, file, ...resolved })];
  });
}
