import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { treeOf } from '../../../engine/compiler/expressions/tree-of.ts';
import { libraryTexts } from '../../../engine/compiler/library.fixture.ts';
import { readSources } from '../../../engine/compiler/source/read-sources.ts';
import type { JsonObject } from '../../../engine/core/json/json.ts';
import { jsonItems, jsonObject } from '../../../engine/core/json/json.ts';
import type { ExchangedRow } from '../../../engine/core/protocol/workbench.ts';
import { omissionsOfQuestionnaire } from '../../../engine/core/questionnaires/omissions.ts';
import { sampleRecord } from '../../../engine/core/records/sample-record.ts';
import { product } from '../../../generated/product.ts';
import { readFormFile } from '../../page/exchange/read-form-file.ts';
import { CommandError } from '../../workbench/commands/command-error.ts';
import { runCommand } from '../../workbench/commands/run-command.ts';
import { filesOf, readFile } from '../../workbench/commands/schema-files.ts';
import { exportChecked, exportForm } from '../../workbench/export-form.ts';
import { checkTexts } from '../../workbench/rename/follow-diagnostics.ts';
import type { ImportedField, ImportedForm, ImportedNode, ImportedRows } from '../import/imported-form.ts';
import { readJsonSchema } from '../import/read-json-schema.ts';
import { importQuestionnaire } from '../import/read-questionnaire.ts';
import { readRedcap } from '../import/read-redcap.ts';
import { readXlsform } from '../import/read-xlsform.ts';
import { sameMeaning } from './conditions/same-meaning.ts';
import { type ExportedField, type ExportedRows, valuesIn } from './exported-form.ts';
import { exportedForm } from './read-form.ts';
import { writeQuestionnaire } from './write-questionnaire.ts';
import { writeRedcap } from './write-redcap.ts';
import { writeXlsform } from './write-xlsform.ts';
import { fieldTypeOf, WrittenFields } from './written-fields.ts';

const texts = await readSources(process.cwd());
const checked = checkTexts(texts);

/** Exports of every form of the product, and of every entity as a whole. */
const forms = [...checked.plan.entities.values()].flatMap((entity) => {
  const own = [...checked.sources.of('form')].filter(([, { value }]) => value.entity === entity.name);
  const named = own.map(([name, { value }]) =>
    exportedForm({ ...checked, entity, form: { name, file: value } }),
  );
  const whole = exportedForm({ ...checked, entity });
  return [...named, whole].filter(({ nodes }) => nodes.length > 0);
});

type Exported = ExportedField | ExportedRows;
type Imported = (ImportedField | ImportedRows) & { readonly conditions: readonly string[] };

const formats = {
  questionnaire: (form: (typeof forms)[number]) => {
    const { questionnaire, rows } = writeQuestionnaire(form);
    return { rows, imported: importQuestionnaire(JSON.stringify(questionnaire)) };
  },
  xlsform: (form: (typeof forms)[number]) => {
    const { sheets, rows } = writeXlsform(form);
    return { rows, imported: readXlsform(JSON.stringify(sheets)) };
  },
  redcap: (form: (typeof forms)[number]) => {
    const { csv, rows } = writeRedcap(form);
    return { rows, imported: readRedcap(csv) };
  },
} as const;

/** Lists the fields of an imported form by their paths, with the conditions of the groups around them. */
function fieldsOf(
  nodes: readonly ImportedNode[],
  within = '',
  around: readonly string[] = [],
): Map<string, Imported> {
  const found = new Map<string, Imported>();
  for (const node of nodes) {
    if (node.kind === 'text') continue;
    const conditions = node.visibleWhen === undefined ? around : [...around, node.visibleWhen];
    if (node.kind === 'group') {
      for (const [path, field] of fieldsOf(node.nodes, within, conditions)) found.set(path, field);
      continue;
    }
    const path = `${within}${node.name}`;
    found.set(path, { ...node, conditions });
    if (node.kind === 'rows')
      for (const [inner, field] of fieldsOf(node.nodes, `${path}.`)) found.set(inner, field);
  }
  return found;
}

function isListed({ left }: ExchangedRow, start: string): boolean {
  return left.some((sentence) => sentence.startsWith(start));
}

/** Rewrites an imported condition to the paths that it was exported from. */
function overPaths(cel: string, names: ReadonlyMap<string, string>): string {
  return cel.replaceAll(
    /\b(self|root)\.(\w+)/g,
    (_whole, scope: string, name: string) => `${scope}.${names.get(name) ?? name}`,
  );
}

function namesOf(values: readonly Exported[], rows: readonly ExchangedRow[], imported: ImportedForm) {
  const fields = new Map(imported.rows.map(({ source, field }) => [source, field]));
  return new Map(
    values.flatMap((value) => {
      const row = rows.find(({ source }) => source === value.path);
      const path = row?.field === undefined ? undefined : fields.get(row.field);
      const own = value.path.split('*.').at(-1) ?? '';
      return path === undefined ? [] : [[path.slice(path.lastIndexOf('.') + 1), own] as const];
    }),
  );
}

/** Lists the parts of a field that an export and a re-import changed without reporting the change. */
function differences(
  value: Exported,
  {
    row,
    back,
    fields,
    names,
  }: {
    readonly row: ExchangedRow;
    readonly back: Imported;
    readonly fields: WrittenFields;
    readonly names: ReadonlyMap<string, string>;
  },
): readonly string[] {
  const found: string[] = [];
  const typeAt = (path: string) => fields.seenFrom(value.rows)(path)?.type;
  if (back.title !== value.title && !value.title.includes('{{')) found.push(`title ${back.title}`);
  if (value.kind !== back.kind) found.push(`kind ${back.kind}`);
  const isRequired = fields.isRequired(value);
  if (back.isRequired !== isRequired && !isListed(row, 'That there is a row'))
    found.push(`required ${back.isRequired}`);
  const shown = [...value.around, ...(value.visibleWhen === undefined ? [] : [value.visibleWhen])];
  const tree = treeOf(shown.map(({ source }) => `(${source})`).join(' && ') || 'true');
  const again = treeOf(overPaths(back.conditions.map((each) => `(${each})`).join(' && ') || 'true', names));
  const isSame = tree !== undefined && again !== undefined && sameMeaning(tree, again, typeAt);
  if (!isSame && !isListed(row, 'Its condition was left out') && value.around.length === 0)
    found.push(`condition ${back.conditions.join(' && ')}`);
  return value.kind === 'field' && back.kind === 'field' ? [...found, ...ofField(value, back, row)] : found;
}

function ofField(value: ExportedField, back: ImportedField, row: ExchangedRow): readonly string[] {
  const found: string[] = [];
  const isTyped = value.choices === undefined || isListed(row, 'Its choices were left out');
  if (isTyped === (back.list !== undefined)) found.push('choices');
  if (isTyped && value.choices === undefined) {
    const { type, format } = value.schema;
    if (back.schema['$ref'] === undefined && back.schema['type'] !== type)
      found.push(`type ${back.schema['type']}`);
    if (back.schema['$ref'] === undefined && back.schema['format'] !== format && !isListed(row, 'Its format'))
      found.push(`format ${back.schema['format']}`);
  }
  if (value.isMultiple !== (back.isMultiple === true)) found.push('several');
  if (
    value.initial !== undefined &&
    value.initial !== false &&
    back.initial === undefined &&
    !isListed(row, 'Its initial')
  )
    found.push('initial');
  return found;
}

describe.each(Object.entries(formats))('a form of the product as %s', (format, exchange) => {
  it('comes back by an import with the same fields, types, requirements, choices and conditions, or lists what does not', () => {
    const wrong = forms.flatMap((form) => {
      const { rows, imported } = exchange(form);
      const values = valuesIn(form.nodes);
      const fields = new WrittenFields(form, (words) => words.join('_'));
      const back = fieldsOf(imported.nodes);
      const byName = new Map(imported.rows.map(({ source, field }) => [source, field]));
      const names = namesOf(values, rows, imported);
      return values.flatMap((value) => {
        const row = rows.find(({ source }) => source === value.path);
        const inNone = rows.some(
          ({ source, field, left }) =>
            field === undefined && left.length > 0 && value.path.startsWith(source),
        );
        if (row?.field === undefined) return inNone ? [] : [`${form.name} ${value.path}: is not listed`];
        const came = back.get(byName.get(row.field) ?? '');
        if (came === undefined) return [`${form.name} ${value.path}: did not come back`];
        return differences(value, { row, back: came, fields, names }).map(
          (each) => `${form.name} ${value.path}: ${each}`,
        );
      });
    });
    expect(wrong, format).toEqual([]);
  });
});

describe('a FHIR Questionnaire that is exported', () => {
  it('is one of which our form leaves nothing out, unless somebody has to evaluate FHIRPath', () => {
    const left = forms.flatMap((form) => {
      const { questionnaire } = writeQuestionnaire(form);
      return omissionsOfQuestionnaire(questionnaire).map(
        ({ linkId, text }) => `${form.name} ${linkId}: ${text}`,
      );
    });
    expect(left.filter((each) => !each.includes('The expression was left out: (%resource'))).toEqual([]);
  });
});

describe('an entity that is exported as JSON Schema', () => {
  const ajv = addFormats.default(
    new Ajv2020({ strict: true, strictTypes: false, strictRequired: false, allErrors: true }),
  );
  const schemas = [...checked.plan.entities.keys()].map((entity) => {
    const { content, rows } = exportChecked(texts, checked, { entity, format: 'json-schema' });
    return { entity, schema: JSON.parse(new TextDecoder().decode(content)) as JsonObject, rows };
  });

  it('is plain: a strict validator knows all of its words, and accepts and refuses what the product does', () => {
    for (const { entity, schema } of schemas) {
      const isValid = ajv.compile(schema);
      const own = product.entities[entity];
      if (own === undefined) continue;
      fc.assert(
        fc.property(
          fc.nat(50),
          fc.constantFrom('', ...Object.keys(jsonObject(schema['properties']))),
          (number, without) => {
            const { _id, _rev, ...sample } = sampleRecord(own.schema, number);
            const { [without]: _taken, ...record } = sample;
            expect(isValid(record), entity).toBe(own.validate(record));
          },
        ),
        { numRuns: 8 },
      );
    }
  });

  it('comes back by an import with its fields, what is required of them, and their choices', () => {
    const wrong = schemas.flatMap(({ entity, schema }) => {
      if (schema['properties'] === undefined) return [];
      const imported = readJsonSchema(JSON.stringify(schema));
      const fields = fieldsOf(imported.nodes);
      const lost = new Set(
        imported.rows.filter(({ left }) => left.length > 0).map(({ field = '' }) => field),
      );
      return Object.entries(jsonObject(schema['properties'])).flatMap(([name, property]) => {
        const words = jsonObject(property);
        const field = fields.get(name);
        if (field === undefined)
          return lost.has(name) || words['properties'] !== undefined ? [] : [`${entity} ${name}`];
        const isRequired = jsonItems(schema['required']).includes(name);
        const codes = jsonItems(words['oneOf']).map((choice) => jsonObject(choice)['const']);
        const came = field.kind === 'field' ? field.schema['enum'] : undefined;
        if (codes.length > 0 && !lost.has(name) && codes.join() !== jsonItems(came).join())
          return [`${entity} ${name}: choices`];
        return field.isRequired === isRequired ? [] : [`${entity} ${name}: required`];
      });
    });
    expect(wrong).toEqual([]);
  });
});

describe('a file that is exported', () => {
  const bytes = (entity: string, form: string, format: 'xlsform' | 'redcap' | 'questionnaire') =>
    exportChecked(texts, checked, { entity, form, format });

  it('is a workbook that the import reads as the sheets that were written', async () => {
    const { content, fileName } = bytes('caregiver', 'caregiver', 'xlsform');
    const read = await readFormFile(new File([new Uint8Array(content)], fileName));
    expect(read).toMatchObject({ format: 'xlsform' });
    const [caregiver] = forms.filter(({ name }) => name === 'caregiver');
    if (caregiver === undefined || !('text' in read)) throw new Error('There is no form "caregiver".');
    const sheets = JSON.parse(read.text) as Record<string, string[][]>;
    const width = sheets['survey']?.[0]?.length ?? 0;
    const written = writeXlsform(caregiver).sheets['survey'];
    expect(sheets['survey']?.map((row) => [...row, ...Array(width).fill('')].slice(0, width))).toEqual(
      written,
    );
  });

  it.each(['questionnaire', 'redcap', 'xlsform'] as const)(
    'becomes files that compile when it is imported: %s',
    (format) => {
      const [patient] = forms.filter(({ name }) => name === 'patient');
      if (patient === undefined) throw new Error('There is no form "patient".');
      const { content } = bytes('patient', 'patient', format);
      const sheets = JSON.stringify(writeXlsform(patient).sheets);
      const text = format === 'xlsform' ? sheets : new TextDecoder().decode(content);
      const changed = runCommand(texts, { command: 'import', format, text, name: 'visit' });
      expect(checkTexts(new Map([...texts, ...changed])).errors.map(({ message }) => message)).toEqual([]);
    },
  );
});

describe('what cannot be exported', () => {
  it.each([
    [{ entity: 'bok', format: 'redcap' }, 'There is no entity named "bok". Did you mean "book"?'],
    [
      { entity: 'author', form: 'book', format: 'redcap' },
      '"book" is a form of "book", not of "author": choose another.',
    ],
  ] as const)('is said in a sentence: %j', (question, message) => {
    expect(() => exportForm(libraryTexts, question)).toThrow(new CommandError(message));
  });
});

it('reads every form of the schema set', () => {
  const files = [...filesOf('form', texts).values()].map((path) => readFile(path, texts).value['entity']);
  expect(forms.length).toBeGreaterThan(files.length);
  expect(forms.flatMap(({ nodes }) => valuesIn(nodes)).map((each) => fieldTypeOf(each))).toContain('codes');
});
