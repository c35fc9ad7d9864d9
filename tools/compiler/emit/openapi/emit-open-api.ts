import { openApiDocument } from '../../../../engine/core/openapi/open-api-document.ts';
import type { OpenApiSource } from '../../../../engine/core/openapi/open-api-source.ts';
import type { ProductInfo } from '../../../../engine/core/product/product.ts';
import type { Plan } from '../../plan/plan-set.ts';
import type { SchemaSetPlan } from '../../plan/schema-set-plan.ts';
import type { SourceSet } from '../../source/source-set.ts';
import type { GeneratedFile } from '../emit-files.ts';
import { printJson } from './print-json.ts';

/**
 * `generated/openapi.json`: the same document that a gateway with this product serves. JSON has no comments, so
 * source and hash stand in `info`.
 */
export function emitOpenApi(plan: SchemaSetPlan, sources: SourceSet, hash: string): GeneratedFile {
  const document = openApiDocument({
    hash,
    info: sources.byPath.get('schemas/product.json')?.value as ProductInfo,
    entities: Object.fromEntries(plan.entities),
    calls: byName<OpenApiSource['calls'][string]>(plan.calls),
    searches: byName<OpenApiSource['searches'][string]>(plan.searches),
    access: byName<OpenApiSource['access'][string]>(plan.access),
  });
  return { path: 'generated/openapi.json', text: `${printJson(document)}\n` };
}

/** Descriptors of calls, searches and access rules are data but for the rules' expressions, which stay unread. */
function byName<Descriptor>(plans: readonly Plan[]): Readonly<Record<string, Descriptor>> {
  return Object.fromEntries(plans.map(({ name, descriptor }) => [name, descriptor as Descriptor]));
}
