import type { AccessMatrix, Workbench } from '../../engine/core/protocol/workbench.ts';
import type { Handler, HandlerCall } from '../../features/contracts/server/typed.ts';
import { refused } from '../../gateway/operation/errors.ts';
import { ok } from '../../gateway/records/context/call.ts';
import { effectsOnRights, type RightsEffects } from './effects-on-rights.ts';
import { needWorkbench } from './need-workbench.ts';
import { parsedDraft } from './sent-json.ts';

/**
 * Creates the call that answers who would gain and lose by another right of one role: by name of role, and by count of
 * people. Writes nothing.
 */
export function createStudioRights(workbench: Workbench | undefined): Handler<'studio-rights'> {
  return {
    isWrite: false,
    async answer(call) {
      const bench = needWorkbench(workbench);
      const { draft: sent, ...right } = call.body;
      const draft = parsedDraft(sent);
      const outcome = await bench.run(draft, { command: 'change-right', ...right });
      if ('problem' in outcome) throw refused(outcome.problem);
      const after = [...new Map([...draft, ...outcome.changed].map((each) => [each.path, each])).values()];
      const [before, next] = [await bench.access(draft), await bench.access(after)];
      const changed = changedRules(before, next);
      const names = changed.map(({ name }) => name);
      const people = await peopleOf(call, bench, { draft, after, names });
      const rules = changed.map((rule) => ({ ...rule, ...countsOf(rule.name, people) }));
      return ok({
        rules,
        ...(people !== undefined && { users: people.users, allUsers: people.of }),
      });
    },
  };
}

type Draft = ReturnType<typeof parsedDraft>;

/** Compares the rights of all people by the changed rules with and without the change; undefined where a draft has errors. */
async function peopleOf(
  call: HandlerCall<'studio-rights'>,
  bench: Workbench,
  {
    draft,
    after,
    names,
  }: { readonly draft: Draft; readonly after: Draft; readonly names: readonly string[] },
): Promise<RightsEffects | undefined> {
  const productOf = async (texts: Draft) => {
    const { hash } = await bench.check(texts);
    return hash === undefined ? undefined : await bench.product(hash);
  };
  const [before, next] = [await productOf(draft), await productOf(after)];
  return before === undefined || next === undefined
    ? undefined
    : await effectsOnRights(call, before, next, names);
}

function countsOf(rule: string, people: RightsEffects | undefined) {
  if (people === undefined) return {};
  const effect = people.effects.find(({ right }) => right === rule);
  return { gained: effect?.gains.length ?? 0, lost: effect?.loses.length ?? 0 };
}

/** Lists the rules by which some role has another right than before. */
function changedRules(before: AccessMatrix, next: AccessMatrix) {
  const former = new Map(before.rules.map(({ name, cells }) => [name, cells]));
  return next.rules.flatMap(({ name, title, cells }) => {
    const roles = cells.flatMap(({ is }, index) => {
      const was = former.get(name)?.[index]?.is;
      const role = next.roles[index]?.title;
      return was === undefined || role === undefined || was === is ? [] : [{ title: role, is, was }];
    });
    return roles.length === 0 ? [] : [{ name, title, roles }];
  });
}
