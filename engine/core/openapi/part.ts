/** A piece of an OpenAPI document. */
export type OpenApiPart = Readonly<Record<string, unknown>>;

type ComponentKind = 'headers' | 'parameters' | 'responses' | 'schemas';

/** A reference to something that stands once, under `components`. */
export function referTo(kind: ComponentKind, name: string): OpenApiPart {
  return { $ref: `#/components/${kind}/${name}` };
}

/** Content of a media type; but for files the gateway speaks JSON alone. */
export function contentOf(schema: OpenApiPart, mediaType = 'application/json'): OpenApiPart {
  return { [mediaType]: { schema } };
}
