import { treeOf } from '../../../engine/compiler/expressions/tree-of.ts';
import type { FieldFile, FormFile, NodeFile } from '../../../engine/compiler/files/form.ts';
import type { EntityPlan } from '../../../engine/compiler/plan/entity-plan.ts';
import type { SourceSet } from '../../../engine/compiler/source/source-set.ts';
import { titleOfName } from '../../../engine/compiler/title-of-name.ts';
import type { Json, JsonSchema, JsonSchemaObject } from '../../../engine/core/json/json.ts';
import { isSchemaObject, jsonObject } from '../../../engine/core/json/json.ts';
import { exportedChoices } from './choices-of.ts';
import type {
  ExportableForm,
  ExportedCondition,
  ExportedField,
  ExportedGroup,
  ExportedNode,
  ExportedRows,
} from './exported-form.ts';
import { leftOfField, leftOfForm } from './left-out.ts';
import { type ReadRule, rulesOf } from './read-rules.ts';

export interface FormToExport {
  readonly sources: SourceSet;
  readonly entity: EntityPlan;
  /** Form to export; undefined for every field of the entity, in schema order. */
  readonly form?: { readonly name: string; readonly file: FormFile };
}

/** Reads a form, or the fields of an entity, with references resolved. */
export function exportedForm(given: FormToExport): ExportableForm {
  return new FormReader(given).read();
}

/** Context of a node, from its groups. */
interface Around {
  /** Conditions of the enclosing groups. */
  readonly conditions: readonly ExportedCondition[];
  readonly whenHidden: 'keep' | 'clear';
}

/** Position of a property in the record. */
interface PropertyPosition {
  readonly path: string;
  readonly name: string;
  readonly rows: readonly string[];
  /** True where the enclosing objects, within the record or row, must exist. */
  readonly isSure: boolean;
  readonly isRequired: boolean;
}

class FormReader {
  readonly #given: FormToExport;
  readonly #rules: readonly ReadRule[];
  readonly #used = new Set<ReadRule>();
  readonly #shown = new Set<string>();

  constructor(given: FormToExport) {
    this.#given = given;
    this.#rules = rulesOf(given.entity, given.sources);
  }

  read(): ExportableForm {
    const { entity, form } = this.#given;
    const around: Around = { conditions: [], whenHidden: 'keep' };
    const nodes =
      form === undefined
        ? this.#properties(
            entity.schema,
            { path: '', name: '', rows: [], isSure: true, isRequired: true },
            around,
          )
        : form.file.layout.flatMap((node) => this.#node(node, around));
    const others = this.#rules
      .filter((rule) => !this.#used.has(rule) && (form === undefined || this.#isInForm(rule.path)))
      .map(({ listed }) => listed);
    const absent =
      form === undefined
        ? []
        : Object.keys(entity.schema.properties ?? {}).filter((name) => !this.#isShown(name));
    return {
      name: form?.name ?? entity.name,
      title: entity.title,
      description: entity.description,
      nodes,
      left: [
        ...(absent.length > 0 ? [`The form has no input for ${absent.join(', ')}.`] : []),
        ...leftOfForm(form?.file),
        ...new Set(others),
      ],
    };
  }

  /**
   * Reports whether the form has an input for a path, a part of it, or an enclosing object; rules about other
   * fields are left out.
   */
  #isInForm(path: string): boolean {
    return path === '' || [...this.#shown].some((shown) => isWithin(path, shown) || isWithin(shown, path));
  }

  #isShown(name: string): boolean {
    return [...this.#shown].some((path) => isWithin(path, name));
  }

  #node(node: NodeFile, around: Around): readonly ExportedNode[] {
    if (isRow(node)) return node.flatMap((path) => this.#laidOut(path, around));
    if (node.text !== undefined) {
      const { text, visibleWhen } = node;
      return [{ kind: 'text', text, left: [], ...this.#shownWhen(visibleWhen) }];
    }
    if (node.matrix !== undefined) {
      const nodes = node.fields.flatMap((path) => this.#laidOut(path, around));
      return [{ kind: 'group', title: node.matrix, left: [], nodes }];
    }
    return [this.#group(node, around)];
  }

  #group(node: Exclude<NodeFile, readonly string[]>, around: Around): ExportedGroup {
    const title = node.group ?? node.tab ?? node.step ?? '';
    const shown = this.#shownWhen(node.visibleWhen);
    const inside: Around = {
      conditions: [...around.conditions, ...(shown.visibleWhen === undefined ? [] : [shown.visibleWhen])],
      whenHidden: node.whenHidden ?? around.whenHidden,
    };
    const left =
      node.enabledWhen === undefined
        ? []
        : [`Its fields can always be changed there: ${textOf(node.enabledWhen)}`];
    return {
      kind: 'group',
      title,
      left,
      ...shown,
      nodes: (node.rows ?? []).flatMap((each) => this.#node(each, inside)),
    };
  }

  /** Reads a field of the layout by its path with dots. */
  #laidOut(path: string, around: Around): readonly ExportedNode[] {
    this.#shown.add(path);
    const names = path.split('.');
    let schema: JsonSchemaObject = this.#given.entity.schema;
    let [isSure, isRequired] = [true, true];
    for (const name of names) {
      isSure &&= isRequired;
      isRequired = schema.required?.includes(name) === true;
      schema = objectOf(schema.properties?.[name]);
    }
    return this.#property(schema, { path, name: path, rows: [], isSure, isRequired }, around);
  }

  #properties(schema: JsonSchemaObject, place: PropertyPosition, around: Around): readonly ExportedNode[] {
    const isSure = place.path === '' || (place.isSure && place.isRequired);
    return Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
      this.#property(
        objectOf(property),
        {
          path: joined(place.path, name),
          name: joined(place.name, name),
          rows: place.rows,
          isSure,
          isRequired: schema.required?.includes(name) === true,
        },
        around,
      ),
    );
  }

  #property(schema: JsonSchemaObject, place: PropertyPosition, around: Around): readonly ExportedNode[] {
    const title = this.#words(place.path)['ui:title'] ?? schema.title ?? titleOfName(place.name);
    if (schema.const !== undefined)
      return [this.#other(place, title, `It is always ${JSON.stringify(schema.const)}, and has no input.`)];
    if (schema.properties !== undefined && schema.type === 'object')
      return [this.#object(schema, place, around)];
    if (schema.type !== 'array') return [this.#field(schema, { position: place, around, title })];
    const items = objectOf(schema.items);
    if (items.properties !== undefined) return [this.#list(schema, { position: place, around, title })];
    return [this.#field(schema, { position: place, around, title })];
  }

  #other(place: PropertyPosition, title: string, sentence: string): ExportedNode {
    this.#takeRules(place.path);
    return { kind: 'other', path: place.path, title, left: [sentence] };
  }

  /** Reads the fields of an object as a group, without the object's own settings in the form. */
  #object(schema: JsonSchemaObject, place: PropertyPosition, around: Around): ExportedGroup {
    const words = this.#words(place.path);
    const left = [...leftOfField(schema, words), ...this.#takeRules(place.path).map(({ listed }) => listed)];
    const shown = this.#shownWhen(words.visibleWhen);
    const inside = {
      conditions: [...around.conditions, ...(shown.visibleWhen === undefined ? [] : [shown.visibleWhen])],
      whenHidden: words.whenHidden ?? around.whenHidden,
    };
    const title = words['ui:title'] ?? schema.title ?? titleOfName(place.name);
    return {
      ...{ kind: 'group', title, path: place.path, left },
      ...shown,
      nodes: this.#properties(schema, place, inside),
    };
  }

  #list(schema: JsonSchemaObject, { position: place, around, title }: Placed): ExportedRows {
    const path = `${place.path}.*`;
    const items = objectOf(schema.items);
    const columns = this.#words(place.path).rows?.columns;
    const within = { path, name: '', rows: [...place.rows, place.path], isSure: true, isRequired: true };
    const all = this.#properties(items, within, { conditions: [], whenHidden: 'keep' });
    const nodes = columns === undefined ? all : inColumns(all, columns, path);
    const absent = all
      .filter((node) => !nodes.includes(node))
      .map((node) => ('path' in node ? node.path : ''));
    const valued = this.#valued(schema, { position: place, around, title });
    const left = absent.length === 0 ? [] : [`The form has no input for ${absent.join(', ')}.`];
    const least = Math.max(schema.minItems ?? 0, this.#words(place.path).rows?.least ?? 0);
    return {
      kind: 'rows',
      ...valued,
      left: [...valued.left, ...left],
      nodes,
      ...(least > 0 && { least }),
      ...(schema.maxItems !== undefined && { most: schema.maxItems }),
    };
  }

  #field(schema: JsonSchemaObject, placed: Placed): ExportedNode {
    const { position, title } = placed;
    const isMultiple = schema.type === 'array';
    const one = isMultiple ? objectOf(schema.items) : schema;
    const types = [one.type].flat();
    const type = types.find((each) => each !== 'null');
    const isPlain = ['string', 'number', 'integer', 'boolean'].includes(type ?? '') && types.length <= 2;
    if (!isPlain && one.enum === undefined)
      return this.#other(position, title, 'A value without a type of its own has no counterpart.');
    const words = this.#words(position.path);
    const choices = exportedChoices(one, position.path, this.#given.sources);
    const valued = this.#valued(schema, placed);
    const initial = this.#initial(position, schema);
    const { derive, enabledWhen } = words;
    const derived = derive === undefined || enabledWhen !== undefined ? undefined : conditionOf(derive);
    const lost =
      derive !== undefined && derived === undefined
        ? [`Its calculation was left out: ${textOf(derive)}`]
        : [];
    return {
      kind: 'field',
      ...valued,
      left: [...valued.left, ...lost, ...(choices?.left ?? [])],
      schema: { ...one, ...(type !== undefined && { type }) },
      isMultiple,
      ...(choices !== undefined && { choices: choices.choices }),
      shared: this.#given.entity.uses
        .filter(({ on }) => dotted(on) === position.path)
        .map(({ stem }) => stem),
      isReadOnly: enabledWhen !== undefined && textOf(enabledWhen).trim() === 'false',
      constraints: this.#constraints(position.path),
      ...(derived !== undefined && { derive: derived }),
      ...(initial !== undefined && { initial }),
      isLong: words['ui:widget'] === 'textarea' || words['ui:widget'] === 'growing-text',
      ...(isMultiple && schema.minItems !== undefined && { least: schema.minItems }),
      ...(isMultiple && schema.maxItems !== undefined && { most: schema.maxItems }),
    };
  }

  #constraints(path: string): ExportedField['constraints'] {
    return this.#rules.flatMap((rule) => {
      if (rule.path !== path || rule.kind !== 'unless' || rule.test === undefined) return [];
      this.#used.add(rule);
      return [{ ...rule.test, ...(rule.message !== undefined && { message: rule.message }) }];
    });
  }

  /** Reads the members common to fields and lists. */
  #valued(schema: JsonSchemaObject, { position: place, around, title }: Placed) {
    const words = this.#words(place.path);
    const description = words['ui:help'] ?? this.#ownDescription(schema, place.path);
    const required = this.#requirement(place);
    const shown = this.#shownWhen(words.visibleWhen);
    const isHidden = shown.visibleWhen !== undefined || around.conditions.length > 0;
    const isKept = (words.whenHidden ?? around.whenHidden) === 'keep';
    const others = this.#rules.filter((rule) => rule.path === place.path && rule.kind === 'other');
    for (const rule of others) this.#used.add(rule);
    return {
      ...{ path: place.path, name: place.name, rows: place.rows, title },
      ...(description !== undefined && { description }),
      isRequired: required.isRequired,
      ...(required.requiredWhen !== undefined && { requiredWhen: required.requiredWhen }),
      ...shown,
      around: around.conditions,
      left: [
        ...leftOfField(schema, words),
        ...(required.left ?? []),
        ...(required.isRequired && isHidden ? ['Here it is required also while it is hidden.'] : []),
        ...(isHidden && isKept ? ['While it is hidden, its value is kept here; there it is not.'] : []),
        ...others.map(({ listed }) => listed),
      ],
    };
  }

  /** Returns the field's own description, not that of its shared schema or value set. */
  #ownDescription({ description, 'x-codes': codes }: JsonSchemaObject, path: string): string | undefined {
    const { sources, entity } = this.#given;
    const shared = entity.uses.filter(({ on }) => on !== '' && dotted(on) === path).map(({ stem }) => stem);
    const general = [
      ...shared.map((stem) => objectOf(sources.of('schema').get(stem)?.value).description),
      ...(typeof codes === 'string' ? [sources.of('codes').get(codes)?.value.description] : []),
    ];
    return general.includes(description) ? undefined : description;
  }

  #requirement({ path, isSure, isRequired }: PropertyPosition): Requirement {
    const rules = this.#rules.filter((rule) => rule.path === path && rule.kind === 'require');
    for (const rule of rules) this.#used.add(rule);
    if (isRequired)
      return isSure
        ? { isRequired: true }
        : {
            isRequired: false,
            left: ['It is required here once another value of the same object is there.'],
          };
    const [rule, ...others] = rules;
    if (rule === undefined) return { isRequired: false };
    const left = others.map(({ listed }) => listed);
    if (rule.test === undefined) return { isRequired: false, left: [rule.listed, ...left] };
    return { isRequired: false, requiredWhen: rule.test, left };
  }

  #takeRules(path: string): readonly ReadRule[] {
    const taken = this.#rules.filter((rule) => rule.path === path);
    for (const rule of taken) this.#used.add(rule);
    return taken;
  }

  #initial(place: PropertyPosition, schema: JsonSchemaObject): Json | undefined {
    const own = place.path
      .split('.')
      .reduce<Json | undefined>(
        (value, name) => jsonObject(value)[name],
        jsonObject(this.#given.form?.file.initial),
      );
    return own ?? schema.default;
  }

  #shownWhen(visibleWhen: FieldFile['visibleWhen']): { readonly visibleWhen?: ExportedCondition } {
    const condition = visibleWhen === undefined ? undefined : conditionOf(visibleWhen);
    return condition === undefined ? {} : { visibleWhen: condition };
  }

  #words(path: string): FieldFile {
    return this.#given.form?.file.fields?.[path] ?? {};
  }
}

interface Placed {
  readonly position: PropertyPosition;
  readonly around: Around;
  readonly title: string;
}

interface Requirement {
  readonly isRequired: boolean;
  readonly requiredWhen?: ExportedCondition;
  readonly left?: readonly string[];
}

function isRow(node: NodeFile): node is readonly string[] {
  return Array.isArray(node);
}

function objectOf(schema: JsonSchema | undefined): JsonSchemaObject {
  return isSchemaObject(schema) ? schema : {};
}

function joined(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}

function dotted(pointer: string): string {
  return pointer.slice(1).replaceAll('/', '.');
}

function textOf(expression: string | readonly string[]): string {
  return [expression].flat().join(' ');
}

function conditionOf(expression: string | readonly string[]): ExportedCondition | undefined {
  const source = textOf(expression);
  const tree = treeOf(source);
  return tree === undefined ? undefined : { source, tree };
}

/** Sorts the nodes of a row by the form's columns. */
function inColumns(
  nodes: readonly ExportedNode[],
  columns: readonly string[],
  rows: string,
): readonly ExportedNode[] {
  const found = columns.flatMap((column) => {
    const path = `${rows}.${column}`;
    return nodes.filter((node) => 'path' in node && node.path !== undefined && isAt(node.path, path));
  });
  return [...new Set(found)];
}

function isWithin(path: string, around: string): boolean {
  return path === around || path.startsWith(`${around}.`);
}

function isAt(path: string, column: string): boolean {
  return isWithin(column, path);
}
