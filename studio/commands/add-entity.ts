import { readSources } from '../../engine/compiler/source/read-sources.ts';
import { writeSources } from '../../engine/compiler/source/write-sources.ts';
import type { NewQuestion } from '../../engine/core/authoring/new-question.ts';
import { ownerRefusal } from '../../engine/core/authoring/new-record.ts';
import { jsonItems, jsonObject } from '../../engine/core/json/json.ts';
import { capitalized } from '../../engine/core/text/capitalized.ts';
import { CommandError } from '../workbench/commands/command-error.ts';
import { runCommand } from '../workbench/commands/run-command.ts';
import { type FileTexts, filesOf, readFile } from '../workbench/commands/schema-files.ts';

/** Questions that a new kind of record begins with; the Studio and the files add more. */
const questions: readonly NewQuestion[] = [
  { type: 'short-text', title: 'Title', isRequired: true },
  { type: 'date', title: 'Date' },
  { type: 'long-text', title: 'Note' },
];

/** Kind of record that others belong to: one with a page of its own. */
interface Owner {
  readonly entity: string;
  readonly screen: string;
}

/**
 * Adds a kind of record to the schemas in a folder, as the Studio does: schema, form, calls, table and examples, and the
 * table on the page of its owner. Returns the written paths. Throws `CommandError` with a sentence.
 */
export async function addEntity(
  root: string,
  { name, owner }: { readonly name: string; readonly owner?: string | undefined },
): Promise<{ readonly owner: string; readonly written: readonly string[] }> {
  if (!/^[a-z][a-z0-9-]*$/.test(name))
    throw new CommandError(
      `“${name}” cannot name a kind of record: write a word of small letters, digits and dashes, such as visit.`,
    );
  const texts = await readSources(root);
  const title = name.split('-').map(capitalized).join(' ');
  if (filesOf('schema', texts).has(name))
    throw new CommandError(`There is a kind of record “${name}” already: choose another name.`);
  const { entity, screen } = ownerIn(texts, owner);
  const written = runCommand(texts, {
    ...{ command: 'create-entity', title, plural: pluralOf(title), subject: entity, questions, screen },
    ...rightsOf(texts, entity),
  });
  await writeSources(root, written);
  return { owner: entity, written: [...written.keys()].toSorted() };
}

/** Finds the kind of record that the new one belongs to: the named one, or the only one with a page. */
function ownerIn(texts: FileTexts, asked: string | undefined): Owner {
  const owners = [...filesOf('screen', texts)].flatMap(([screen, path]): Owner[] => {
    const { entity } = jsonObject(readFile(path, texts).value['record']);
    const schema = typeof entity === 'string' ? filesOf('schema', texts).get(entity) : undefined;
    if (typeof entity !== 'string' || schema === undefined) return [];
    return ownerRefusal(readFile(schema, texts).value) === undefined ? [{ entity, screen }] : [];
  });
  const names = owners.map(({ entity }) => entity).join(', ');
  const found = asked === undefined ? owners : owners.filter(({ entity }) => entity === asked);
  const [first] = found;
  if (first === undefined)
    throw new CommandError(
      asked === undefined || owners.length === 0
        ? 'No kind of record has a page of its own yet, so a new one would be shown nowhere. Add a screen with "record" first.'
        : `“${asked}” has no page of its own. Say one that has, after --of: ${names}.`,
    );
  if (found.length > 1) throw new CommandError(`Say whose page shows the new records, after --of: ${names}.`);
  return first;
}

/** Takes the rights of the owner's calls, which an author may change later. */
function rightsOf(texts: FileTexts, entity: string): { readonly read: string; readonly write: string } {
  const path = filesOf('calls', texts).get(entity);
  const { read, write } = jsonObject(path === undefined ? {} : readFile(path, texts).value['access']);
  if (typeof read === 'string' && typeof write === 'string') return { read, write };
  const rules = [...filesOf('access', texts).values()].flatMap((file) =>
    Object.keys(jsonObject(readFile(file, texts).value['rules'])),
  );
  const [first = ''] = jsonItems(rules).map(String);
  return { read: first, write: first };
}

function pluralOf(title: string): string {
  if (/[^aeiou]y$/.test(title)) return `${title.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/.test(title) ? `${title}es` : `${title}s`;
}
