import { compileExpression } from '../../expressions/compile-expression.ts';
import { subjectContext } from '../contexts.ts';
import { isAccessName } from '../names.ts';
import type { ActionFile, ActionName, TabPlace } from './tab-place.ts';

/** What may be done with the rows of a tab. */
export function planActions(place: TabPlace): unknown {
  const actions = Object.entries(place.tab.actions ?? {}) as [ActionName, ActionFile][];
  return Object.fromEntries(actions.map(([name, action]) => [name, planAction(name, action, place)]));
}

function planAction(name: ActionName, { access, when: source }: ActionFile, place: TabPlace): unknown {
  const { file, entity, plans } = place;
  if (access !== undefined) isAccessName({ file, at: ['actions', name, 'access'], name: access, plans });
  checkMeans(name, place);
  if (source === undefined) return { access };
  const context = { item: entity.type, user: plans.userType, ...subjectContext(entity, plans) };
  const when = {
    file,
    at: ['actions', name, 'when'],
    source,
    context,
    facts: plans.facts,
    wants: 'bool',
  } as const;
  return { access, when: compileExpression(when, plans.diagnostics) };
}

/** A button that could do nothing is a mistake of the tab. */
function checkMeans(name: ActionName, { file, tab, plans }: TabPlace): void {
  const { form, source } = tab;
  const isRemoval = name === 'remove';
  const call = isRemoval && source.record === undefined ? 'remove' : 'save';
  const missing =
    source[call] === undefined
      ? `"${call}" in "source"`
      : isRemoval || form !== undefined
        ? undefined
        : '"form"';
  if (missing === undefined) return;
  const message = `The action "${name}" could do nothing: the tab has no ${missing}.`;
  plans.diagnostics.report(file, {
    code: 'tab/action-without-means',
    message,
    help: `Add ${missing}, or remove the action.`,
    at: ['actions', name],
    of: 'key',
  });
}
