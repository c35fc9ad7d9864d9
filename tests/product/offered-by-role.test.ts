import { describe, expect, it } from 'vitest';
import type { Scope, UserProfile } from '../../engine/core/expressions/scope.ts';
import { isJsonObject } from '../../engine/core/json/json.ts';
import type { BoxTab, ScreenDescriptor } from '../../engine/core/product/screen.ts';
import { isAllowed } from '../../engine/core/records/access.ts';
import { product } from '../../generated/product.ts';
import { userRecords } from '../../tools/demo/users.ts';
import { today } from './harness/records.ts';

const { slug } = product.info;
const roles = ['pharmacist', 'support', 'clinical_admin', 'user_admin', 'ecpn', 'visitor'];
const permissions = ['', 'edit-patient', 'reset-workflow', 'edit-discharge-date', 'early-access-features'];
const organizations = [['EMTM'], ['ECPN'], ['NORTH'], ['EMTM', 'ECPN']];
const [{ record: someone } = { record: {} }] = userRecords(slug);

/** Users with every combination of role, permission and organization in the demonstration. */
const users = roles.flatMap((role) =>
  permissions.flatMap((permission) =>
    organizations.map((own) => ({
      ...(someone as unknown as UserProfile),
      roles: [role],
      permissions: permission.startsWith('edit-d')
        ? [permission]
        : [`${slug}-advisor.${permission}`, permission],
      organizations: own,
    })),
  ),
);

interface Offer {
  readonly at: string;
  readonly call: string;
  /** Access rules of the action and of all enclosing parts. */
  readonly asks: readonly string[];
}

/**
 * Lists the calls that a part of the page makes, itself or in an action, with the access rules required before them.
 */
function offersIn(node: unknown, at: string, around: readonly string[]): readonly Offer[] {
  if (Array.isArray(node)) return node.flatMap((each, index) => offersIn(each, `${at}.${index}`, around));
  if (!isJsonObject(node)) return [];
  const asks = typeof node['access'] === 'string' ? [...around, node['access']] : around;
  return Object.entries(node).flatMap(([name, value]) => {
    // Finds a call by its name; omits `save`, which is listed beside the actions that save.
    if (typeof value === 'string' && Object.hasOwn(product.calls, value) && name !== 'save')
      return [{ at: `${at}.${name}`, call: value, asks }];
    return offersIn(value, `${at}.${name}`, asks);
  });
}

function offersOfTab(tab: BoxTab, asks: readonly string[]): readonly Offer[] {
  if (tab.kind === 'group') return tab.tabs.flatMap((each) => offersOfTab(each, asks));
  if (tab.kind === 'card') return offersOfCard(tab.card, asks);
  const shown = tab.kind === 'tab' ? product.tabs[tab.tab] : undefined;
  if (shown === undefined) return [];
  const own = [...asks, ...(shown.access === undefined ? [] : [shown.access])];
  const { source, actions } = shown;
  const join = 'join' in source ? source.join : undefined;
  const save = join?.save ?? ('save' in source ? source.save : undefined);
  const remove = 'remove' in source ? source.remove : undefined;
  const saved = [
    ...[actions.add, actions.edit, actions.copy, actions.move].map((action) => ({ action, call: save })),
    { action: actions.remove, call: remove ?? save },
  ].flatMap(({ action, call }) =>
    action === undefined || call === undefined
      ? []
      : [{ at: `${shown.name}.actions`, call, asks: [...own, ...(action.access ? [action.access] : [])] }],
  );
  const { remove: _remove, ...listed } = { remove: undefined, ...source };
  return [...saved, ...offersIn({ source: listed, actions }, shown.name, own)];
}

function offersOfCard(name: string, asks: readonly string[]): readonly Offer[] {
  const card = product.cards[name];
  if (card === undefined) return [];
  const own = [...asks, ...(card.access === undefined ? [] : [card.access])];
  const saved = card.actions.flatMap(({ name: action, access, form, set, call }) =>
    card.save === undefined || call !== undefined || (form === undefined && set === undefined)
      ? []
      : [{ at: `${name}.${action}`, call: card.save, asks: [...own, ...(access ? [access] : [])] }],
  );
  const { workflow } = card;
  const events = Object.values(product.workflows?.[workflow?.name ?? '']?.events ?? {}).flatMap((event) =>
    workflow === undefined || event.action === undefined
      ? []
      : [{ at: `${name}.${event.name}`, call: workflow.call, asks: [...own, event.access] }],
  );
  return [...saved, ...events, ...offersIn({ with: card.with, actions: card.actions }, name, own)];
}

function offersOfScreen({ name, access, boxes, flow }: ScreenDescriptor): readonly Offer[] {
  const asks = access === undefined ? [] : [access];
  const own = flow === undefined ? [] : offersIn(product.flows[flow], `${name}.flow`, asks);
  return [...own, ...boxes.flatMap(({ tabs }) => tabs.flatMap((tab) => offersOfTab(tab, asks)))];
}

const offers = Object.values(product.screens).flatMap(offersOfScreen);

describe('what a page offers', () => {
  it('is nothing that the gateway always refuses, for any role with any permission in any organization', () => {
    expect(offers.length).toBeGreaterThan(100);
    const refused = users.flatMap((user) => {
      const [id = ''] = user.organizations;
      const scope: Scope = {
        ...{ user, today, now: `${today}T12:00:00Z`, timeZone: 'UTC' },
        records: { patient: { _id: 'ana', status: 'active', managingOrganization: { id } } },
      };
      return offers
        .filter(({ asks }) => asks.every((rule) => isAllowed(product, rule, scope)))
        .filter(({ call }) => !isAllowed(product, product.calls[call]?.access, { ...scope, records: {} }))
        .map(({ at, call }) => `${user.roles.join()}: ${at} makes ${call}`);
    });
    expect([...new Set(refused)]).toEqual([]);
  });
});
