/** Globals of Node that json-schema-to-typescript asks for its folder and for bytes, even where nothing is read. */
const node = { process: { env: {}, cwd: () => '/' }, Buffer: { isBuffer: () => false } };

/**
 * Writes the TypeScript type of the values that a schema accepts. References to other documents are not fetched.
 */
export async function typesOf(schema: object): Promise<string> {
  Object.assign(globalThis, node);
  const { compile } = await import('json-schema-to-typescript');
  return compile(structuredClone(schema), 'Value', {
    ...{ bannerComment: '', format: false, additionalProperties: false },
    $refOptions: { resolve: { external: false } },
  });
}
