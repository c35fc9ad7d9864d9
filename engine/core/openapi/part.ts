/** Part of an OpenAPI document. */
export type OpenApiPart = Readonly<Record<string, unknown>>;

type ComponentKind = 'headers' | 'parameters' | 'responses' | 'schemas';

/** Refers to a definition under `components`. */
export function referTo(kind: ComponentKind, name: string): OpenApiPart {
  return { $ref: `#/components/${kind}/${name}` };
}

/** Describes content of a media type; except for files, the gateway uses JSON only. */
export function mediaContent(schema: OpenApiPart, mediaType = 'application/json'): OpenApiPart {
  return { [mediaType]: { schema } };
}
