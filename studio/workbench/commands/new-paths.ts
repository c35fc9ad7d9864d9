/** Returns the `$schema` by which other editors complete and check a kind of file. */
export function metaSchemaFrom(path: string, kind: string): string {
  const isScreen = path.startsWith('screens/');
  const steps = path.split('/').length - (isScreen ? 1 : 2);
  return `${'../'.repeat(steps)}${isScreen ? 'schemas/' : ''}meta/${kind === 'schema' ? 'entity' : kind}.schema.json`;
}
