import { NamesOfTitles, ofLanguage } from '../../../engine/core/authoring/names-of-titles.ts';
import { titledQuestions } from '../../../engine/core/authoring/new-question.ts';
import { ownerRefusal, recordRefusal } from '../../../engine/core/authoring/new-record.ts';
import { type QuestionType, questionTypesOf } from '../../../engine/core/authoring/question-types.ts';
import { isJsonObject, type Json, jsonItems, jsonObject } from '../../../engine/core/json/json.ts';
import { listedTexts } from '../../../engine/core/protocol/listed-texts.ts';
import { withTexts } from '../../../engine/core/protocol/with-texts.ts';
import type { StudioCommand } from '../../../engine/core/protocol/workbench.ts';
import { sampleRecord } from '../../../engine/core/records/sample-record.ts';
import { newText } from '../../text/new-text.ts';
import { checkTexts } from '../rename/follow-diagnostics.ts';
import { addQuestion } from './add-question.ts';
import { CommandError } from './command-error.ts';
import { createEntityFiles } from './file-commands.ts';
import { locationsOf, newErrors } from './new-errors.ts';
import { metaSchemaFrom } from './new-paths.ts';
import { type FileTexts, fileOf, filesOf, readFile } from './schema-files.ts';

interface Asked extends CreateEntity {
  readonly types: readonly QuestionType[];
}

type CreateEntity = Extract<StudioCommand, { readonly command: 'create-entity' }>;

/**
 * Creates a kind of record with its questions: schema, value sets, form, calls, table, examples, and the tab on a
 * screen. Throws `CommandError`, also where the whole would not compile.
 */
export function createRecordKind(texts: FileTexts, command: CreateEntity): FileTexts {
  const schemas = [...filesOf('schema', texts).values()].map((path) => readFile(path, texts));
  const types = questionTypesOf(schemas);
  const titles = schemas
    .filter(({ value }) => value['x-record'] !== undefined)
    .map(({ value }) => value['title']);
  const refusal = recordRefusal(command, {
    types,
    titles: titles.filter((each) => typeof each === 'string'),
  });
  if (refusal !== undefined) throw new CommandError(refusal);
  const { value: subject } = fileOf('schema', command.subject, texts);
  const ofOwner = ownerRefusal(subject);
  if (ofOwner !== undefined) throw new CommandError(ofOwner);
  const name = new NamesOfTitles(takenNames(texts)).file(command.title, 'record');
  const asked = withQuestions(texts, name, command);
  const shown = withTable(asked, name, { ...command, types });
  const all = withExamples(shown, name, command);
  const errors = newErrors(texts, all);
  if (errors.length === 0) return all;
  throw new CommandError(
    `This kind of record would contradict what there is, so nothing was added: ${errors[0]?.message ?? ''} ${locationsOf(errors)}.`,
  );
}

/** Lists the names that files, addresses of calls and the language have. */
function takenNames(texts: FileTexts): readonly string[] {
  const stems = [...texts.keys()].map((path) => path.slice(path.lastIndexOf('/') + 1).split('.')[0] ?? '');
  const folders = [...texts.keys()].flatMap((path) => path.split('/').slice(0, -1));
  const addresses = [...filesOf('calls', texts).values()].flatMap((path) =>
    Object.values(jsonObject(readFile(path, texts).value['calls'])).flatMap((call) =>
      isJsonObject(call) && typeof call['path'] === 'string' ? call['path'].split('/') : [],
    ),
  );
  return [...stems, ...folders, ...addresses, ...ofLanguage];
}

/** Adds schema and form, and each question to them as on the form itself. */
function withQuestions(texts: FileTexts, name: string, { title, plural, subject, questions }: CreateEntity) {
  const [path, form] = [pathOf(name, 'schema'), pathOf(name, 'form')];
  const schema = {
    $schema: metaSchemaFrom(path, 'schema'),
    title: title.trim(),
    description: `The records in “${plural.trim()}”.`,
    'x-record': { subject, display: title.trim() },
    type: 'object',
    required: [],
    properties: {},
  };
  const begun = withTexts(texts, [
    { path, text: newText(schema) },
    { path: form, text: newText({ $schema: metaSchemaFrom(form, 'form'), entity: name, layout: [] }) },
  ]);
  return titledQuestions(questions).reduce(
    (now, question) =>
      withTexts(now, listedTexts(addQuestion(now, { command: 'add-question', form: name, question }))),
    begun,
  );
}

function pathOf(name: string, kind: string): string {
  return `schemas/${name}/${name}.${kind}.json`;
}

/** Question of the kind of record, with its field. */
interface AskedField {
  readonly field: string;
  readonly type: QuestionType;
  readonly isRequired: boolean;
}

/** Pairs the questions with the fields that they made, in their order. */
function askedFields(texts: FileTexts, name: string, { questions, types }: Asked): readonly AskedField[] {
  const fields = Object.keys(jsonObject(fileOf('schema', name, texts).value['properties']));
  const asked = titledQuestions(questions);
  return fields.flatMap((field, index) => {
    const type = types.find((each) => each.name === asked[index]?.type);
    return type === undefined ? [] : [{ field, type, isRequired: asked[index]?.isRequired === true }];
  });
}

/** True for a type with one value, which a cell of a table shows. */
function isSingle({ rows, asks, schema }: QuestionType): boolean {
  return rows === undefined && !asks.includes('questions') && schema['type'] !== 'array';
}

/** Names a record by the first question that has one value, and writes the members in their usual order. */
function withDisplay(texts: FileTexts, name: string, known: string | undefined): FileTexts {
  const { path, value } = fileOf('schema', name, texts);
  const { properties = {}, required, 'x-record': record, ...words } = value;
  const display = known === undefined ? {} : { display: `{${known}}` };
  const written = {
    ...{ $schema: words['$schema'] ?? '', ...words, 'x-record': { ...jsonObject(record), ...display } },
    ...(jsonItems(required).length > 0 && { required: required ?? [] }),
    properties,
  };
  return withTexts(texts, [{ path, text: newText(written) }]);
}

/** Maximum of columns that a table begins with. */
const mostColumns = 5;

/** Adds calls and the table with its buttons, the latest record first. */
function withTable(texts: FileTexts, name: string, command: Asked): FileTexts {
  const fields = askedFields(texts, name, command);
  const single = fields.filter(({ type }) => isSingle(type));
  const named = withDisplay(texts, name, single[0]?.field);
  const tab = new NamesOfTitles(filesOf('tab', texts).keys()).file(command.plural, 'table');
  const made = withTexts(named, listedTexts(createEntityFiles(named, new Map(), { ...command, name, tab })));
  const { path, value } = fileOf('tab', tab, made);
  const latest = fields.find(({ type }) => String(type.schema['format'] ?? '').startsWith('date'));
  const shown = single.length > 0 ? single : fields;
  const first = shown.slice(0, mostColumns);
  // Shows what the table is sorted by in the place of its last column.
  const columns = latest === undefined || first.includes(latest) ? first : [...first.slice(0, -1), latest];
  const history = historyBeside(texts, command.subject);
  const written = {
    ...value,
    table: {
      ...(latest !== undefined && { sort: [{ by: latest.field, descending: true }] }),
      columns: columns.map(({ field }) => ({ field })),
    },
    actions: {
      ...jsonObject(value['actions']),
      ...(history !== undefined && { history }),
      export: { access: command.read },
    },
    count: true,
  };
  return withTexts(made, [{ path, text: newText(written) }]);
}

/** Finds the button for earlier versions that other tables of the same subject have. */
function historyBeside(texts: FileTexts, subject: string): Json | undefined {
  const schemas = filesOf('schema', texts);
  const isOfSubject = (entity: string) => {
    const path = schemas.get(entity);
    return path !== undefined && jsonObject(readFile(path, texts).value['x-record'])['subject'] === subject;
  };
  return [...filesOf('tab', texts).values()]
    .map((path) => readFile(path, texts).value)
    .filter(({ entity }) => typeof entity === 'string' && isOfSubject(entity))
    .map(({ actions }) => jsonObject(actions)['history'])
    .find((history) => history !== undefined);
}

/** Adds an example of a complete record, and of one without each required value. */
function withExamples(texts: FileTexts, name: string, command: CreateEntity): FileTexts {
  const { plan, sources } = checkTexts(texts);
  const entity = plan.entities.get(name);
  if (entity === undefined) return texts;
  const { _id, _rev, ...base } = sampleRecord(entity.schema, 0);
  const path = pathOf(name, 'examples');
  const { properties, required } = fileOf('schema', name, texts).value;
  // Reads the messages with those of the base, which the product's own file need not have.
  const message = String(sources.of('product').get('product')?.value.messages['required']);
  const title = command.title.trim();
  const refused = jsonItems(required).map((field) => ({
    title: `“${String(jsonObject(jsonObject(properties)[String(field)])['title'])}” is required`,
    change: { [`/${String(field)}`]: null },
    problems: [{ at: `/${String(field)}`, message }],
  }));
  const value = {
    $schema: metaSchemaFrom(path, 'examples'),
    ...{ entity: name, base },
    examples: [{ title: `A complete record of “${title}” is accepted`, problems: [] }, ...refused],
  };
  return withTexts(texts, [{ path, text: newText(value) }]);
}
