import type { Product } from '../../../engine/core/product/product.ts';
import type { BoxTab } from '../../../engine/core/product/screen.ts';
import type { NamedSchemaText } from '../../../engine/core/protocol/workbench.ts';

/** File of a draft with a preview. */
export interface PreviewTarget {
  readonly kind: 'form' | 'tab' | 'card' | 'screen';
  readonly name: string;
}

/** Kinds of files with previews. */
export const previewedKinds: ReadonlySet<string> = new Set([
  'form',
  'tab',
  'card',
  'screen',
  'schema',
  'rules',
]);

/** Lists the previews of a file: itself, or the forms of its entity. */
export function previewTargets(
  product: Product,
  { kind, name }: Pick<NamedSchemaText, 'kind' | 'name'>,
): readonly PreviewTarget[] {
  if (!previewedKinds.has(kind)) return [];
  if (kind === 'form' && Object.hasOwn(product.forms, name)) return [{ kind, name }];
  if (kind === 'tab' && Object.hasOwn(product.tabs, name)) return [{ kind, name }];
  if (kind === 'card' && Object.hasOwn(product.cards, name)) return [{ kind, name }];
  if (kind === 'screen' && product.screens[name]?.flow === undefined && Object.hasOwn(product.screens, name))
    return [{ kind, name }];
  if (kind !== 'schema' && kind !== 'rules') return [];
  const forms = Object.values(product.forms).filter(({ entity }) => entity === name);
  const tabs = Object.values(product.tabs).filter(({ entity }) => entity === name);
  return [
    ...forms.map((form) => ({ kind: 'form' as const, name: form.name })),
    ...tabs.map((tab) => ({ kind: 'tab' as const, name: tab.name })),
  ];
}

/** Lists the entities whose records a preview requires to be open. */
export function openEntities(product: Product, { kind, name }: PreviewTarget): readonly string[] {
  const heads = headsOf(product, { kind, name }).filter((each) => each !== undefined);
  const subjects = heads.map((entity) => product.entities[entity]?.record?.subject);
  return [...new Set([...subjects, ...heads])].filter((each) => each !== undefined);
}

function headsOf(product: Product, { kind, name }: PreviewTarget): readonly (string | undefined)[] {
  if (kind === 'form') return [subjectOf(product, product.forms[name]?.entity)];
  if (kind === 'card') return [product.cards[name]?.entity];
  if (kind === 'tab') return headsOfTab(product, name);
  const { record, boxes = [] } = product.screens[name] ?? {};
  const tabs = boxes.flatMap((box) => box.tabs.flatMap(leaves));
  return [record?.entity, ...tabs.flatMap((tab) => headsOfTab(product, tab))];
}

function headsOfTab(product: Product, name: string): readonly (string | undefined)[] {
  const tab = product.tabs[name];
  const source = tab?.source;
  const record = source?.kind === 'record' || source?.kind === 'object' ? source.record : undefined;
  return [subjectOf(product, tab?.entity), record];
}

function subjectOf(product: Product, entity: string | undefined): string | undefined {
  return entity === undefined ? undefined : product.entities[entity]?.record?.subject;
}

function leaves(tab: BoxTab): readonly string[] {
  if (tab.kind === 'group') return tab.tabs.flatMap(leaves);
  return tab.kind === 'tab' ? [tab.tab] : [];
}

interface Written {
  readonly text: string;
}

/** Lists the roles that expressions of the schema set test. */
export function rolesIn(files: readonly Written[]): readonly string[] {
  return [...new Set(files.flatMap(rolesOf))].toSorted();
}

const knownRoles = new WeakMap<Written, readonly string[]>();

/** Finds the roles of a file, once for each text, as a draft changes few. */
function rolesOf(file: Written): readonly string[] {
  const roles = knownRoles.get(file) ?? rolesInText(file.text);
  knownRoles.set(file, roles);
  return roles;
}

function rolesInText(text: string): readonly string[] {
  return [...text.matchAll(/hasRole\('([^']+)'\)/g)].map(([, role = '']) => role);
}
