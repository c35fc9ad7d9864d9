/** A piece of an OpenAPI document. */
export type OpenApiPart = Readonly<Record<string, unknown>>;

type ComponentKind = 'headers' | 'parameters' | 'responses' | 'schemas';

/** A reference to something that stands once, under `components`. */
export function referTo(kind: ComponentKind, name: string): OpenApiPart {
  return { $ref: `#/components/${kind}/${name}` };
}

/** Content of the one media type that the gateway speaks. */
export function jsonContent(schema: OpenApiPart): OpenApiPart {
  return { 'application/json': { schema } };
}
