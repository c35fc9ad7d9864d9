import type { Json } from '../../../engine/core/json/json.ts';
import { isJsonObject, jsonItems, jsonObject } from '../../../engine/core/json/json.ts';
import { type PatchStep, patched } from '../../../engine/core/json/json-patch.ts';
import { tokensOf } from '../../../engine/core/json/pointer.ts';
import type { FieldReads } from '../../../engine/core/product/code-facts.ts';
import type { StudioCommand } from '../../../engine/core/protocol/workbench.ts';
import { editLiteral } from '../../text/edit-literal.ts';
import { editText } from '../../text/edit-text.ts';
import { directions, movedField } from '../form/move-field.ts';
import { refuseTakingFromCode } from '../rename/refuse-field-of-code.ts';
import { renameInTexts } from '../rename/rename.ts';
import { RenameError } from '../rename/rename-error.ts';
import { addQuestion } from './add-question.ts';
import { changeRight } from './change-right.ts';
import { CommandError } from './command-error.ts';
import { createRecordKind } from './create-record.ts';
import { lockField, requireField, showField, writeFieldCheck } from './field-conditions.ts';
import { requireNewField } from './field-names.ts';
import { copyFile, createFile, removeFile } from './file-commands.ts';
import { fixAll } from './fix-all.ts';
import { writeImportedFiles } from './import-form.ts';
import { hasField, withField, withoutFields } from './layout-rows.ts';
import { mergeCodes } from './merge-codes.ts';
import { moveProperty } from './move-property.ts';
import { moveToEntity } from './move-to-entity.ts';
import { renameEntry } from './rename-entry.ts';
import { renameFile } from './rename-file.ts';
import { retireField } from './retire-field.ts';
import { changesValues, retypeField } from './retype-field.ts';
import { type FileTexts, fileOf, readFile, type SchemaFile } from './schema-files.ts';
import { splitField } from './split-field.ts';

/** Commands that change texts without a compiled product. */
export type TextCommand = Exclude<StudioCommand, { readonly command: 'keep-example' }>;

type Of<Name extends StudioCommand['command']> = Extract<StudioCommand, { readonly command: Name }>;

/**
 * Returns the texts changed by a command; writes nothing. `reads`: fields that code of the product reads, which keep
 * their names. Throws `CommandError`.
 */
export function runCommand(texts: FileTexts, command: TextCommand, reads?: FieldReads): FileTexts {
  refuseForCode(texts, command, reads);
  const after = sayingWhy(() => changedBy(texts, command, reads));
  return new Map([...after].filter(([path, text]) => texts.get(path) !== text));
}

/** Refuses a command that would take a field from code that reads it. Throws `CommandError` with who does. */
export function refuseForCode(texts: FileTexts, command: TextCommand, reads: FieldReads | undefined): void {
  const taken = fieldTakenBy(texts, command);
  if (taken === undefined || reads === undefined) return;
  sayingWhy(() => refuseTakingFromCode(texts, taken, reads));
}

/** Finds the field that is no longer where it was, or of the kind that it was, once a command has run. */
function fieldTakenBy(texts: FileTexts, command: TextCommand) {
  switch (command.command) {
    case 'move-property':
    case 'split-field':
      return command;
    case 'retype-field':
      return changesValues(texts, command) ? command : undefined;
    case 'move-to-entity':
    case 'retire-field':
      return command.loses === undefined ? undefined : command;
    default:
      return undefined;
  }
}

/** Converts a refused renaming into a `CommandError`. */
function sayingWhy<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (error instanceof RenameError) throw new CommandError(error.message);
    throw error;
  }
}

function changedBy(texts: FileTexts, command: TextCommand, reads: FieldReads | undefined): FileTexts {
  switch (command.command) {
    case 'edit':
      return edit(texts, command);
    case 'add-field':
      return addField(texts, command);
    case 'add-question':
      return addQuestion(texts, command);
    case 'require-field':
      return requireField(texts, command);
    case 'show-field':
      return showField(texts, command);
    case 'lock-field':
      return lockField(texts, command);
    case 'check-field':
      return writeFieldCheck(texts, command);
    case 'rename':
      return rename(texts, command, reads);
    case 'create-file':
      return createFile(texts, command);
    case 'create-entity':
      return createRecordKind(texts, command);
    case 'copy-file':
      return copyFile(texts, command);
    case 'rename-file':
      return renameFile(texts, command);
    case 'remove-file':
      return removeFile(texts, command);
    case 'move-property':
      return moveProperty(texts, command);
    case 'move-to-entity':
      return moveToEntity(texts, command).texts;
    case 'split-field':
      return splitField(texts, command);
    case 'fix':
      return fixAll(texts, command);
    case 'rename-entry':
      return renameEntry(texts, command, reads);
    case 'import':
      return writeImportedFiles(texts, command);
    case 'retype-field':
      return retypeField(texts, command);
    case 'retire-field':
      return retireField(texts, command);
    case 'add-code':
      return addCode(texts, command);
    case 'merge-codes':
      return mergeCodes(texts, command);
    case 'change-right':
      return changeRight(texts, command);
    case 'place-field':
      return fieldMoved(texts, command);
    case 'move-field':
      return moveField(texts, command);
  }
}

function edit(texts: FileTexts, { path, steps }: Of<'edit'>): FileTexts {
  const file = readFile(path, texts);
  const [step, ...others] = steps;
  const text = step === undefined || others.length > 0 ? undefined : withLiteral(file, step);
  return text === undefined ? saved(file, patched(file.value, steps) ?? {}) : new Map([[path, text]]);
}

/** Replaces one literal, as for each keystroke in an input. */
function withLiteral({ text, value }: SchemaFile, step: PatchStep): string | undefined {
  if (step.op === 'remove') return undefined;
  return editLiteral({ text, value, path: tokensOf(step.path), next: step.value });
}

function saved({ path, text }: SchemaFile, value: Json): FileTexts {
  return new Map([[path, editText(text, value)]]);
}

function addField(texts: FileTexts, { entity, field, schema, forms = [] }: Of<'add-field'>): FileTexts {
  const file = fileOf('schema', entity, texts);
  requireNewField({ entity, schema: file.value }, field);
  const properties = jsonObject(file.value['properties']);
  const withIt = { ...file.value, properties: { ...properties, [field]: schema } };
  const laidOut = forms.map((form) => {
    const target = fileOf('form', form, texts);
    const layout = [...jsonItems(target.value['layout']), [field]];
    return saved(target, { ...target.value, layout });
  });
  return new Map([saved(file, withIt), ...laidOut].flatMap((each) => [...each]));
}

function rename(
  texts: FileTexts,
  { target, to, isSchemaOnly = false }: Of<'rename'>,
  reads: FieldReads | undefined,
): FileTexts {
  return renameInTexts(texts, { target, to, isSchemaOnly, reads }).texts;
}

function addCode(texts: FileTexts, { codes, entry }: Of<'add-code'>): FileTexts {
  const file = fileOf('codes', codes, texts);
  const entries = jsonItems(file.value['codes']);
  if (entries.some((each) => isJsonObject(each) && each['code'] === entry.code))
    throw new CommandError(`The value set "${codes}" has the code "${entry.code}" already: choose another.`);
  return saved(file, { ...file.value, codes: [...entries, entry] });
}

function fieldMoved(texts: FileTexts, { form, field, side, of }: Of<'place-field'>): FileTexts {
  const file = fileOf('form', form, texts);
  if (field === of) return new Map();
  const layout = jsonItems(file.value['layout']);
  if (!hasField(layout, of))
    throw new CommandError(
      `The form "${form}" has no field "${of}" in its layout: choose one that it shows.`,
    );
  const without = withoutFields(layout, (path) => path === field);
  return saved(file, { ...file.value, layout: withField(without, { field, side, of }) });
}

function moveField(texts: FileTexts, { form, field, to }: Of<'move-field'>): FileTexts {
  if (!directions.includes(to))
    throw new CommandError(`A field cannot be moved "${to}": choose one of ${directions.join(', ')}.`);
  const file = fileOf('form', form, texts);
  const layout = jsonItems(file.value['layout']);
  if (!hasField(layout, field))
    throw new CommandError(`The form "${form}" has no field "${field}" in its layout: place it first.`);
  return saved(file, { ...file.value, layout: movedField(layout, { field, to }) });
}
