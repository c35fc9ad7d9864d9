import type { JSONPath } from 'jsonc-parser';
import { pathToPointer } from '../../core/json/pointer.ts';
import { implies } from '../expressions/implies.ts';
import type { ActionFile as CardActionFile, CardFile } from '../files/card.ts';
import type { ActionFile, TabFile } from '../files/tab.ts';
import { fieldsOfLayout } from '../kinds/form/fields-of-layout.ts';
import type { ActionName } from '../kinds/tab/tab-location.ts';
import type { PlanContext } from '../plan/plan-set.ts';
import { rowAddedBy, savingCall } from '../plan/row-added-by.ts';
import type { SchemaSetPlan } from '../plan/schema-set-plan.ts';
import { writtenCall } from '../plan/written-call.ts';
import type { SourceFile } from '../source/source-file.ts';
import { accessOfField } from './access-of-field.ts';

/** Requires the call behind a button or a tab to be at least as restricted as the button or tab itself. */
export function actionsAreHeldByTheirCalls(_planned: SchemaSetPlan, plans: PlanContext): void {
  const offers = [
    ...[...plans.sources.of('tab').values()].flatMap(offersOfTab),
    ...[...plans.sources.of('card').values()].flatMap((file) => offersOfCard(file, plans)),
  ];
  for (const offer of offers) if (!isHeld(offer, plans)) report(offer, plans);
}

/** Field, as the name of its entity and its path in the entity. */
type FieldAt = readonly [entity: string, place: string];

/** Button or tab on a page, offered to users who pass an access rule. */
interface Offer {
  readonly file: SourceFile;
  readonly what: string;
  readonly at: JSONPath;
  readonly access: string | undefined;
  readonly call: string | undefined;
  /** Forms and fields that the offer changes. */
  readonly forms?: readonly string[];
  readonly fields?: readonly FieldAt[];
}

function offersOfTab(file: SourceFile<'tab'>): readonly Offer[] {
  const tab = file.value;
  const { access, source, actions = {} } = tab;
  const shown: Offer = { file, what: 'The tab', at: ['access'], access, call: source.call ?? source.search };
  const ofActions = Object.entries(actions).map(([name, action]) =>
    offerOfAction({ file, tab, name: name as ActionName, action }),
  );
  return [shown, ...ofActions];
}

interface TabAction {
  readonly file: SourceFile;
  readonly tab: TabFile;
  readonly name: ActionName;
  readonly action: ActionFile;
}

function offerOfAction({ file, tab, name, action }: TabAction): Offer {
  const { source, form, actions } = tab;
  const own = name === 'history' ? actions?.history?.call : undefined;
  const forms = typeof form === 'string' ? [form] : Object.values(form ?? {});
  const isReading = name === 'export' || name === 'history';
  const removes = name === 'remove' && source.record === undefined;
  return {
    file,
    what: `The action "${name}"`,
    at: ['actions', name, 'access'],
    access: action.access,
    call: own ?? (isReading ? source.call : removes ? source.remove : savingCall(tab)),
    forms: isReading || name === 'remove' || name === 'move' ? [] : forms,
    fields: source.record === undefined || isReading ? [] : [[source.record, source.at ?? '']],
  };
}

function offersOfCard(file: SourceFile<'card'>, plans: PlanContext): readonly Offer[] {
  const card = file.value;
  return (card.actions ?? []).map((action, index) =>
    action.add === undefined
      ? offerOfCard(file, { card, action, index })
      : offerOfAdd(file, { action, index, added: rowAddedBy(action, plans) }),
  );
}

function offerOfAdd(
  file: SourceFile,
  {
    action,
    index,
    added,
  }: {
    readonly action: CardActionFile;
    readonly index: number;
    readonly added: ReturnType<typeof rowAddedBy>;
  },
): Offer {
  const { form, access, save } = { ...added, ...action };
  return {
    file,
    what: `The action "${action.name}"`,
    at: ['actions', index, action.access === undefined ? 'add' : 'access'],
    access,
    call: save,
    forms: form === undefined ? [] : [form],
  };
}

function offerOfCard(
  file: SourceFile,
  {
    card,
    action,
    index,
  }: { readonly card: CardFile; readonly action: CardActionFile; readonly index: number },
): Offer {
  const { name, access, form, call, set = {} } = action;
  const isSave = call === undefined && (form !== undefined || action.set !== undefined);
  return {
    file,
    what: `The action "${name}"`,
    at: ['actions', index, 'access'],
    access,
    call: isSave ? card.save : call,
    forms: isSave && form !== undefined ? [form] : [],
    fields: isSave ? Object.keys(set).map((path): FieldAt => [card.entity, path]) : [],
  };
}

/** Reports whether the access rule of the call, or the rules of all changed fields, protect the offer. */
function isHeld(offer: Offer, plans: PlanContext): boolean {
  const { access, call } = offer;
  const held = accessOfCall(call, plans);
  const rules = plans.facts.access;
  // Skips undeclared rules, which are reported where they are named.
  if (access === undefined || held === undefined || !rules.has(access) || !rules.has(held)) return true;
  if (implies(held, access, rules)) return true;
  const fields = fieldsOf(offer, plans);
  return fields.length > 0 && openAmong(fields, plans).length === 0;
}

function accessOfCall(call: string | undefined, plans: PlanContext): string | undefined {
  return call === undefined ? undefined : writtenCall(call, plans)?.access;
}

function fieldsOf({ forms = [], fields = [] }: Offer, { sources }: PlanContext): readonly FieldAt[] {
  const inForms = forms.flatMap((name) => {
    const form = sources.of('form').get(name)?.value;
    return fieldsOfLayout(form?.layout).map(({ path }): FieldAt => [form?.entity ?? '', pathToPointer(path)]);
  });
  return [...inForms, ...fields];
}

/** Lists the fields without an access rule of their own, which every user of the call can change. */
function openAmong(fields: readonly FieldAt[], { entities }: PlanContext): readonly FieldAt[] {
  return fields.filter(([name, path]) => {
    const entity = entities.get(name);
    return entity === undefined || accessOfField(entity, path, 'write').length === 0;
  });
}

const namedFields = 3;

function report(offer: Offer, plans: PlanContext): void {
  const { file, what, at, access = '', call = '' } = offer;
  const held = accessOfCall(call, plans);
  const open = openAmong(fieldsOf(offer, plans), plans);
  const names = open.slice(0, namedFields).map(([, path]) => `"${path}"`);
  const more = open.length > names.length ? ` and ${open.length - names.length} more` : '';
  const does = open.length === 0 ? 'serves' : `stores ${names.join(', ')}${more} for`;
  const [stem = '', name] = call.split('.');
  const where = plans.sources.of('calls').get(stem)?.path;
  const lock = open.length === 0 ? '' : `, lock these fields with "x-access"`;
  plans.diagnostics.report(file, {
    code: 'access/eye-only',
    message: `${what} is hidden for the eye only: it asks for "${access}", and the call "${call}" behind it ${does} whoever passes "${held}".`,
    help: `Change "access" of the call "${name}" in ${where} to "${access}"${lock}, or ask for "${held}" here.`,
    at,
  });
}
