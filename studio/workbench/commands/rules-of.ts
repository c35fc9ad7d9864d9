import type { JsonObject } from '../../../engine/core/json/json.ts';
import { withTexts } from '../../../engine/core/protocol/with-texts.ts';
import { editText } from '../../text/edit-text.ts';
import { newText } from '../../text/new-text.ts';
import { metaSchemaFrom } from './new-paths.ts';
import { type FileTexts, fileOf, filesOf, readFile, type SchemaFile } from './schema-files.ts';

/** Finds the file with the rules of an entity; undefined where it has none. */
export function rulesFile(texts: FileTexts, entity: string): SchemaFile | undefined {
  const path = filesOf('rules', texts).get(entity);
  return path === undefined ? undefined : readFile(path, texts);
}

/** Changes the rules of an entity; the first rule creates the file. */
export function withRulesOf(
  texts: FileTexts,
  entity: string,
  change: (value: JsonObject) => JsonObject,
): FileTexts {
  const file = rulesFile(texts, entity);
  if (file !== undefined)
    return withTexts(texts, [{ path: file.path, text: editText(file.text, change(file.value)) }]);
  const path = fileOf('schema', entity, texts).path.replace(/\.schema\.json$/, '.rules.json');
  const value = change({ $schema: metaSchemaFrom(path, 'rules') });
  return withTexts(texts, [{ path, text: newText(value) }]);
}
