import type { JsonSchemaObject } from '../../../core/json/json.ts';
import { getAt, objectAt, pathToPointer, tokensOf } from '../../../core/json/pointer.ts';
import type { EntityPlan } from '../../plan/entity-plan.ts';
import type { PlanContext } from '../../plan/plan-set.ts';
import { refusingInput } from '../../plan/refusing-keywords.ts';
import type { SchemaSetPlan } from '../../plan/schema-set-plan.ts';
import { fieldsOfLayout } from './fields-of-layout.ts';

/**
 * Requires a message of the product for every refusal of a form's field, since Ajv's own text ("must match
 * pattern") means nothing to users.
 */
export function fieldsOfFormsHaveMessages({ rulesOf }: SchemaSetPlan, plans: PlanContext): void {
  const product = plans.sources.byPath.get('schemas/product.json');
  if (product === undefined) return;
  const shared = Object.keys(objectAt(product.value, '/messages'));
  for (const file of plans.sources.of('form').values()) {
    const entity = plans.entities.get(String(getAt(file.value, '/entity')));
    if (entity === undefined) continue;
    const { messages } = rulesOf(entity.name);
    for (const { path, at } of fieldsOfLayout(file.value.layout)) {
      const pointer = pathToPointer(path);
      const missing = constraintsAt(entity, pointer).filter(
        (keyword) => !shared.includes(keyword) && messages[pointer]?.[keyword] === undefined,
      );
      for (const keyword of missing) {
        plans.diagnostics.report(file, {
          code: 'message/missing',
          message: `"${path}" can be refused for its "${keyword}", and there is no sentence that says so.`,
          help: `Add one for "${keyword}" at "${pointer}" to the messages of "${entity.name}", or to those of product.json.`,
          at,
        });
      }
    }
  }
}

function constraintsAt(entity: EntityPlan, path: string): readonly string[] {
  const schema: JsonSchemaObject = entity.schemas.get(path) ?? {};
  const parent = entity.schemas.get(path.slice(0, path.lastIndexOf('/')));
  const isRequired = parent?.required?.includes(tokensOf(path).at(-1) ?? '') ?? false;
  return [...(isRequired ? ['required'] : []), ...refusingInput.filter((keyword) => keyword in schema)];
}
