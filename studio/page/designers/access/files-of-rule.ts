import type { NamedSchemaText } from '../../../../engine/core/protocol/workbench.ts';
import { titleOfFile } from '../../file-titles.ts';
import { fileValue } from '../../known-names.ts';

/** Lists the titles of the files that name an access rule, without those of access rules themselves. */
export function filesOfRule(files: readonly NamedSchemaText[], rule: string): readonly string[] {
  const entities = files.filter(({ kind }) => kind === 'schema');
  const titles = files.flatMap((file) =>
    file.kind !== 'access' && names(fileValue(file), rule) ? [titleOfFile(file, entities)] : [],
  );
  return [...new Set(titles)];
}

function names(value: unknown, rule: string): boolean {
  if (typeof value === 'string') return value === rule || value.includes(`may('${rule}')`);
  return (
    typeof value === 'object' && value !== null && Object.values(value).some((each) => names(each, rule))
  );
}
