import { openApiDocument } from '../../../core/openapi/open-api-document.ts';
import type { ProductInfo } from '../../../core/product/product.ts';
import { dataOf, type PlanOf } from '../../plan/planned.ts';
import type { SchemaSetPlan } from '../../plan/schema-set-plan.ts';
import type { SourceSet } from '../../source/source-set.ts';
import { documentFile, type GeneratedFile } from '../emit-files.ts';
import { printJson } from './print-json.ts';

/**
 * Emits `generated/openapi.json`, the document that a gateway with this product serves. Source and hash are in `info`,
 * since JSON has no comments.
 */
export function emitOpenApi(plan: SchemaSetPlan, sources: SourceSet, hash: string): GeneratedFile {
  return documentFile('generated/openapi.json', () => {
    const document = openApiDocument({
      hash,
      info: sources.byPath.get('schemas/product.json')?.value as ProductInfo,
      entities: Object.fromEntries(plan.entities),
      calls: byName(plan.calls),
      searches: byName(plan.searches),
      access: byName(plan.access),
    });
    return `${printJson(document)}\n`;
  });
}

/** Groups descriptors by name, without the code of their expressions, which the document does not show. */
function byName<Descriptor>(plans: readonly PlanOf<Descriptor>[]): Readonly<Record<string, Descriptor>> {
  return Object.fromEntries(plans.map((plan) => [plan.name, dataOf(plan)]));
}
