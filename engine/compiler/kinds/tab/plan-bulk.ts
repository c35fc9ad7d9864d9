import type { JSONPath } from 'jsonc-parser';
import type { BulkAction, BulkFiles, BulkWork, SavedSource } from '../../../core/product/tab.ts';
import type { BulkActionFile } from '../../files/tab.ts';
import { callAnswer } from '../../plan/call-types.ts';
import { entityOfForm } from '../../plan/entity-of-form.ts';
import { isAccessName, isCallName, isFileName } from '../../plan/names.ts';
import { planExpression } from '../../plan/plan-expression.ts';
import type { Planned } from '../../plan/planned.ts';
import { planSent } from '../card/plan-card-actions.ts';
import type { TabLocation } from './tab-location.ts';

const base: JSONPath = ['source', 'bulk'];

/** Plans work on several rows; reports missing calls, forms and rules. */
export function planBulk(location: TabLocation): Planned<SavedSource>['bulk'] {
  const { file, plans, tab } = location;
  const { bulk } = tab.source;
  if (bulk === undefined) return undefined;
  const calls = ['start', 'list', 'read', 'cancel', 'ids'] as const;
  for (const word of calls) isCallName({ file, at: [...base, word], name: bulk[word], plans });
  isCallName({ file, at: [...base, 'record', 'call'], name: bulk.record.call, plans });
  const actions = Object.entries(bulk.actions).map(
    ([name, action]) => [name, planAction(location, action, [...base, 'actions', name])] as const,
  );
  return { ...bulk, actions: Object.fromEntries(actions) } satisfies Planned<BulkWork>;
}

function planAction(site: TabLocation, action: BulkActionFile, at: JSONPath): Planned<BulkAction> {
  const { file, plans, entity } = site;
  const { title, explain, access, form, call, body, set } = action;
  isCallName({ file, at: [...at, 'call'], name: call, plans });
  if (access !== undefined) isAccessName({ file, at: [...at, 'access'], name: access, plans });
  if (form !== undefined) isFileName({ file, at: [...at, 'form'], name: form, plans }, 'form');
  const entered = form === undefined ? undefined : entityOfForm(form, plans);
  const context = {
    item: entity.type,
    user: plans.userType,
    ...(entered === undefined ? {} : { self: entered.type }),
  };
  const location = { file, plans, context };
  const values = Object.entries(set ?? {}).map(
    ([pointer, source]) => [pointer, planExpression(source, [...at, 'set', pointer], location)] as const,
  );
  return {
    ...{ title, explain, access, form, call },
    body: body && planSent(body, [...at, 'body'], context, location),
    set: set && Object.fromEntries(values),
    files: planFiles(site, action, [...at, 'files']),
  };
}

function planFiles(
  { file, plans }: TabLocation,
  { call, files }: BulkActionFile,
  at: JSONPath,
): Planned<BulkFiles> | undefined {
  if (files === undefined) return undefined;
  isCallName({ file, at: [...at, 'call'], name: files.call, plans });
  const location = { file, plans, context: { answer: callAnswer(call, plans), user: plans.userType } };
  const { list, remarks } = files;
  return {
    ...{ call: files.call, title: files.title, most: files.most },
    list: planExpression(list, [...at, 'list'], location),
    remarks: planExpression(remarks, [...at, 'remarks'], location),
  };
}
