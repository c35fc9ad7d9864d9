import { accessSection } from '../../kinds/access/access-section.ts';
import { callsSection } from '../../kinds/calls/calls-section.ts';
import { valueSetsSection } from '../../kinds/codes/value-sets-section.ts';
import { entitySection } from '../../kinds/entity/entity-section.ts';
import { searchesSection } from '../../kinds/search/searches-section.ts';
import type { SchemaSetPlan } from '../../plan/schema-set-plan.ts';
import type { SourceSet } from '../../source/source-set.ts';
import { type GeneratedFile, hashOf } from '../emit-files.ts';
import { type DictionarySource, dictionarySource } from './dictionary-source.ts';
import { type Block, bulletList, heading, joinBlocks, linkTo, plain } from './markdown.ts';

/**
 * `generated/data-dictionary.md`: every field with its meaning, rules and messages, for people. Written from the
 * same plan as the code, so it cannot say anything else.
 */
export function emitDictionary(plan: SchemaSetPlan, sources: SourceSet): GeneratedFile {
  const source = dictionarySource(plan, sources);
  const title = String(
    (sources.byPath.get('schemas/product.json')?.value as { title?: string })?.title ?? '',
  );
  const text = joinBlocks([
    `<!-- GENERATED from ${sources.files.length} files of the schema set sha256:${hashOf(sources.files)} by tools/compiler; do not edit; run npm run schemas -->`,
    `# ${plain(title)} data dictionary`,
    'What is stored, what it means, what is checked and who may see or change it. Places are JSON Pointers; `*` stands for any row or key. Conditions are written as in `schemas/`; `docs/analyst/expressions.md` explains them.',
    contents(source),
    ...[...plan.entities.values()].map((entity) => entitySection(entity, source)),
    valueSetsSection(source),
    accessSection(source),
    callsSection(source),
    searchesSection(source),
  ]);
  return { path: 'generated/data-dictionary.md', text: `${text}\n` };
}

function contents({ plan }: DictionarySource): Block {
  const entities = [...plan.entities.values()];
  const entries = (isRecord: boolean) =>
    entities
      .filter(({ record }) => (record !== undefined) === isRecord)
      .map(({ name, title }) => linkTo(title, `entity-${name}`))
      .join(', ');
  const items = [
    `Records: ${entries(true)}`,
    `Parts of records: ${entries(false)}`,
    linkTo('Value sets', 'value-sets'),
    linkTo('Access rules', 'access-rules'),
    linkTo('Calls', 'calls'),
    linkTo('Search indexes', 'search-indexes'),
  ];
  return joinBlocks([heading(2, 'Contents', 'contents'), bulletList(items)]);
}
