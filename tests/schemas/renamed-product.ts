import { compileSources } from '../../engine/compiler/compile.ts';
import { loadProduct } from '../../engine/compiler/compile-product.ts';
import { errorsAmong, formatDiagnostics } from '../../engine/compiler/diagnostics.ts';
import { readSchemaSet, schemaSetDiagnostics } from '../../engine/compiler/read-schema-set.ts';
import { readSources } from '../../engine/compiler/source/read-sources.ts';
import { isJsonObject, type Json, type JsonObject } from '../../engine/core/json/json.ts';
import type { Product } from '../../engine/core/product/product.ts';
import type { LoadRecord } from '../../engine/core/protocol/load.ts';
import codeFacts from '../../features/all/server/code-facts.json' with { type: 'json' };
import {
  type CheckedTexts,
  checkTexts,
  editsOfErrors,
} from '../../studio/workbench/rename/follow-diagnostics.ts';
import { refuseFieldOfCode } from '../../studio/workbench/rename/refuse-field-of-code.ts';
import { renameDefinition } from '../../studio/workbench/rename/rename-definition.ts';
import { RenameError } from '../../studio/workbench/rename/rename-error.ts';
import { readTarget, type Target } from '../../studio/workbench/rename/target.ts';
import { applyEdits, distinctEdits } from '../../studio/workbench/rename/text-edits.ts';
import { projectRoot } from '../../tools/quality/process.ts';
import { fieldsOf } from './field-paths.ts';

type Texts = ReadonlyMap<string, string>;

export interface RenamedProduct {
  readonly product: Product;
  /** Former names of the renamed fields, as `<entity>/<field>`. */
  readonly renamed: readonly string[];
  /** Renames the fields of a record like those of the product. */
  readonly recordOf: (record: LoadRecord) => LoadRecord;
}

/** Adds the former names of fields, as the Studio does with each renaming. */
function withFormerNames(product: Product, renamed: ReadonlySet<string>): Product {
  const aliasesOf = (entity: string) =>
    [...renamed]
      .filter((path) => path.startsWith(`${entity}/`))
      .toSorted((one, other) => one.length - other.length)
      .map((path) => {
        const steps = path.split('/').slice(1);
        const now = steps.map((step, index) => {
          const isRenamed = renamed.has([entity, ...steps.slice(0, index + 1)].join('/'));
          return isRenamed ? `${step}${ending}` : step;
        });
        const former = [...now.slice(0, -1), steps.at(-1)];
        return [`/${now.join('/')}`, [`/${former.join('/')}`]] as const;
      });
  const entities = Object.entries(product.entities).map(([name, entity]) => {
    return [
      name,
      { ...entity, aliases: { ...entity.aliases, ...Object.fromEntries(aliasesOf(name)) } },
    ] as const;
  });
  return { ...product, entities: Object.fromEntries(entities) };
}

/** Ending added to every renamed field. */
const ending = 'Renamed';

/** Compiles the product with another name for every renamable field. */
export async function renamedProduct(): Promise<RenamedProduct> {
  const texts = await readSources(projectRoot);
  const checked = checkTexts(texts);
  // Leaves users out, since the gateway itself reads their fields, and refuses to serve a version without these.
  const fields = fieldsOf(texts).filter((field) => !field.startsWith('user/'));
  const renamable = fields.flatMap((field) => targetOf(field, checked) ?? []);
  const after = batchesOf(renamable, checked).reduce<Progress>(
    (before, names) => renamedIn(before, renamable, names),
    {
      texts,
      done: new Set<string>(),
    },
  );
  const { files, diagnostics } = await compileSources(after.texts);
  const errors = errorsAmong(diagnostics);
  if (errors.length > 0) throw new Error(formatDiagnostics(errors));
  const done = renamable.filter(({ file, steps }) => after.done.has(fieldOf(file.stem, steps)));
  const paths = new Set(done.flatMap((target) => pathsOf(target, checked)));
  return {
    product: withFormerNames(await loadProduct(files), paths),
    renamed: [...after.done],
    recordOf: (given) => ({
      ...given,
      record: withNames(given.record, given.entity, { renamed: paths, known: fieldsOfAll(checked) }),
    }),
  };
}

/** Names that are also words of the schema language or of expressions, about which an error would be ambiguous. */
const alsoWords: readonly string[] = ['type', 'to', 'field'];

/**
 * Groups names so that no path contains two names of a group, which makes an error about an unknown path unambiguous.
 */
function batchesOf(targets: readonly Target[], { plan }: CheckedTexts): readonly (readonly string[])[] {
  const names = [...new Set(targets.map(({ from }) => from))].filter((name) => !alsoWords.includes(name));
  const paths = [...plan.entities.values()].flatMap(({ fields }) =>
    Object.keys(fields).map((at) => new Set(at.split('/'))),
  );
  const batches: string[][] = [];
  for (const name of names) {
    const beside = new Set(paths.filter((path) => path.has(name)).flatMap((path) => [...path]));
    const free = batches.find((batch) => !batch.some((other) => beside.has(other)));
    if (free === undefined) batches.push([name]);
    else free.push(name);
  }
  return batches;
}

interface Progress {
  readonly texts: Texts;
  /** Fields renamed so far, by their former names. */
  readonly done: ReadonlySet<string>;
}

function renamedIn(
  { texts, done }: Progress,
  renamable: readonly Target[],
  names: readonly string[],
): Progress {
  const sources = readSchemaSet(texts, schemaSetDiagnostics());
  const targets = renamable.filter(({ from }) => names.includes(from));
  const definitions = targets.flatMap(({ file, steps, to }) => {
    const now = steps.map((step, index) => {
      return done.has(fieldOf(file.stem, steps.slice(0, index + 1))) ? `${step}${ending}` : step;
    });
    return renameDefinition(readTarget(fieldOf(file.stem, now), to, sources), sources);
  });
  return {
    texts: followed(applyEdits(texts, distinctEdits(definitions)), names),
    done: new Set([...done, ...targets.map(({ file, steps }) => fieldOf(file.stem, steps))]),
  };
}

function fieldOf(entity: string, steps: readonly string[]): string {
  return [entity, ...steps].join('/');
}

/** Renaming of a field; undefined for a field that may not be renamed. */
function targetOf(field: string, checked: CheckedTexts): Target | undefined {
  try {
    const target = readTarget(field, `${field.slice(field.lastIndexOf('/') + 1)}${ending}`, checked.sources);
    refuseFieldOfCode(target, checked, codeFacts.fields);
    renameDefinition(target, checked.sources);
    return target;
  } catch (error) {
    if (error instanceof RenameError) return undefined;
    throw error;
  }
}

const mostRounds = 100;

function followed(start: Texts, names: readonly string[]): Texts {
  let texts = start;
  for (let round = 0; round < mostRounds; round += 1) {
    const { errors } = checkTexts(texts);
    if (errors.length === 0) return texts;
    const before = texts;
    const edits = names.flatMap((from) => {
      // Finds errors about a name: those whose message contains the name before the quoted expression.
      const word = new RegExp(`\\b${from}\\b`);
      const about = errors.filter(({ message }) => word.test(message.replace(/, in ".*"\.$/s, '')));
      return editsOfErrors(before, about, { from, to: `${from}${ending}` });
    });
    if (edits.length === 0) throw new Error(formatDiagnostics(errors));
    texts = applyEdits(texts, distinctEdits(edits));
  }
  throw new Error(formatDiagnostics(checkTexts(texts).errors));
}

/** Lists the paths of a field in the records of every entity that has it. */
function pathsOf({ file, steps }: Target, { plan }: CheckedTexts): readonly string[] {
  return [...plan.entities.values()].flatMap((entity) => {
    const own = entity.file.path === file.path ? [''] : [];
    const shared = entity.uses.filter(({ stem }) => stem === file.stem).map(({ on }) => on);
    return [...own, ...shared].map((on) => [entity.name + on, ...steps].join('/'));
  });
}

interface Names {
  readonly renamed: ReadonlySet<string>;
  /** All fields, which distinguish names of fields from the keys of a map. */
  readonly known: ReadonlySet<string>;
}

function fieldsOfAll({ plan }: CheckedTexts): ReadonlySet<string> {
  return new Set(
    [...plan.entities.values()].flatMap(({ name, fields }) => Object.keys(fields).map((at) => name + at)),
  );
}

function withNames(record: JsonObject, at: string, names: Names): JsonObject {
  const isMap = names.known.has(`${at}/*`);
  const entries = Object.entries(record).map(([name, value]) => {
    const path = `${at}/${isMap ? '*' : name}`;
    const isRenamed = !isMap && names.renamed.has(path);
    return [isRenamed ? `${name}${ending}` : name, valueWithNames(value, path, names)] as const;
  });
  return Object.fromEntries(entries);
}

function valueWithNames(value: Json | undefined, at: string, names: Names): Json | undefined {
  if (Array.isArray(value))
    return value.map((item) => (isJsonObject(item) ? withNames(item, `${at}/*`, names) : item));
  return isJsonObject(value) ? withNames(value, at, names) : value;
}
