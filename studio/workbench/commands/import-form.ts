import { isStackFull } from '../../../engine/core/compute/stack-full.ts';
import type { ExchangedRow, ExchangeFormat, StudioCommand } from '../../../engine/core/protocol/workbench.ts';
import { ImportError, importTooDeep, mostNested } from '../../exchange/import/import-error.ts';
import type { ImportedForm } from '../../exchange/import/imported-form.ts';
import { readJsonSchema } from '../../exchange/import/read-json-schema.ts';
import { importQuestionnaire } from '../../exchange/import/read-questionnaire.ts';
import { readRedcap } from '../../exchange/import/read-redcap.ts';
import { readXlsform } from '../../exchange/import/read-xlsform.ts';
import { withRowRules } from '../../exchange/import/row-rules.ts';
import { filesOfImport } from '../../exchange/import/write-import.ts';
import { CommandError } from './command-error.ts';
import { createEntityFiles, fileName } from './file-commands.ts';
import { type FileTexts, fileOf } from './schema-files.ts';

const readers: Readonly<Record<ExchangeFormat, (text: string) => ImportedForm>> = {
  questionnaire: importQuestionnaire,
  redcap: readRedcap,
  xlsform: readXlsform,
  'json-schema': readJsonSchema,
};

type ImportCommand = Extract<StudioCommand, { readonly command: 'import' }>;

/** Imported forms by command, so that files and report are made from the same form. */
const known = new WeakMap<ImportCommand, ImportedForm>();

/** Reads a form of another system. Throws `CommandError` for a text that is no such form. */
export function importedForm(command: ImportCommand): ImportedForm {
  const form = known.get(command) ?? readForm(command);
  known.set(command, form);
  return form;
}

function readForm({ format, text, title }: ImportCommand): ImportedForm {
  try {
    const form = readers[format](text);
    if (depthOf(form.nodes) > mostNested) throw importTooDeep();
    if (form.nodes.length === 0)
      throw new ImportError('The file has no question that could be carried over.');
    const carried = withRowRules(form);
    return title === undefined || title === '' ? carried : { ...carried, title };
  } catch (error) {
    if (isStackFull(error)) throw new CommandError(importTooDeep().message);
    if (error instanceof ImportError) throw new CommandError(error.message);
    throw error;
  }
}

function depthOf(nodes: ImportedForm['nodes']): number {
  return nodes.reduce((depth, node) => Math.max(depth, 'nodes' in node ? 1 + depthOf(node.nodes) : 0), 0);
}

/** Lists the outcome of each row of the source. */
export function importReport(command: ImportCommand): readonly ExchangedRow[] {
  return importedForm(command).rows;
}

/** Writes the new files of an import, and never over an existing one. Throws `CommandError`. */
export function writeImportedFiles(texts: FileTexts, command: ImportCommand): FileTexts {
  const { name, subject, read, write, screen } = command;
  if (!fileName.test(name))
    throw new CommandError(
      `"${name}" can be no name of an entity: use small letters, digits and single dashes, and begin with a letter.`,
    );
  if (subject !== undefined) fileOf('schema', subject, texts);
  const form = importedForm(command);
  const files = filesOfImport(withOwnLists(form, name), { name, ...(subject !== undefined && { subject }) });
  const taken = [...files.keys()].find((path) => texts.has(path));
  if (taken !== undefined) throw new CommandError(`${taken} is there already: choose another name.`);
  if (read === undefined || write === undefined) return files;
  if (subject === undefined)
    throw new CommandError('Records that belong to nothing have no table: say what they belong to.');
  const { title } = form;
  const table = { name, title, plural: title, read, write, ...(screen !== undefined && { screen }) };
  return createEntityFiles(texts, files, table);
}

/**
 * Prefixes the names of an import's value sets with its own name, since all files of a schema set share value
 * sets.
 */
function withOwnLists(form: ImportedForm, name: string): ImportedForm {
  const own = (list: string) => (list.startsWith(`${name}-`) ? list : `${name}-${list}`);
  const nodes = (all: ImportedForm['nodes']): ImportedForm['nodes'] =>
    all.map((node) => {
      if (node.kind === 'text') return node;
      if (node.kind !== 'field') return { ...node, nodes: nodes(node.nodes) };
      return node.list === undefined ? node : { ...node, list: own(node.list) };
    });
  return {
    ...form,
    nodes: nodes(form.nodes),
    lists: form.lists.map((list) => ({ ...list, name: own(list.name) })),
  };
}
