import type { JsonObject } from '../../../engine/core/json/json.ts';
import { jsonItems } from '../../../engine/core/json/json.ts';
import { editText } from '../../text/edit-text.ts';
import { newText } from '../../text/new-text.ts';
import { metaSchemaFrom } from './new-paths.ts';
import { type FileTexts, fileOf, filesOf, readFile } from './schema-files.ts';

/** Adds a step to an entity's migrations; the first creates the file. */
export function withMigration(texts: FileTexts, entity: string, step: JsonObject): FileTexts {
  const known = filesOf('migrations', texts).get(entity);
  if (known === undefined) return firstMigration(texts, entity, step);
  const { text, value } = readFile(known, texts);
  return new Map([[known, editText(text, { ...value, steps: [...jsonItems(value['steps']), step] })]]);
}

function firstMigration(texts: FileTexts, entity: string, step: JsonObject): FileTexts {
  const { path: schema } = fileOf('schema', entity, texts);
  const path = `${schema.slice(0, schema.lastIndexOf('/'))}/${entity}.migrations.json`;
  return new Map([[path, newText({ $schema: metaSchemaFrom(path, 'migrations'), steps: [step] })]]);
}
