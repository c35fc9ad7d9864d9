import './node-globals.ts';

/**
 * Writes the TypeScript type of the values that a schema accepts. References to other documents are not fetched.
 */
export async function typesOf(schema: object): Promise<string> {
  const { compile } = await import('json-schema-to-typescript');
  return compile(structuredClone(schema), 'Value', {
    ...{ bannerComment: '', format: false, additionalProperties: false },
    $refOptions: { resolve: { external: false } },
  });
}
