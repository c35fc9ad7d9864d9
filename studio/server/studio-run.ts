import type { StudioCommand, Workbench } from '../../engine/core/protocol/workbench.ts';
import type { Handler, HandlerCall } from '../../features/contracts/server/typed.ts';
import { badRequest, wrongState } from '../../gateway/operation/errors.ts';
import { ok } from '../../gateway/records/context/call.ts';
import { needWorkbench } from './need-workbench.ts';
import { parsedDraft, parsedTrial, sentJson } from './sent-json.ts';

/**
 * Creates the call that answers the texts changed by a command in a draft, and the changes to the shown files; writes
 * nothing.
 */
export function createStudioRun(workbench: Workbench | undefined): Handler<'studio-run'> {
  return {
    isWrite: false,
    async answer({ body: { draft, command, shown, known } }) {
      const { run } = needWorkbench(workbench);
      const page = shown === undefined ? undefined : { files: shown, known };
      const outcome = await run(parsedDraft(draft), commandOf(command), page);
      if ('problem' in outcome) throw wrongState(outcome.problem);
      return ok(outcome);
    },
  };
}

type SentCommand = HandlerCall<'studio-run'>['body']['command'];

const needed: Readonly<Record<StudioCommand['command'], readonly (keyof SentCommand)[]>> = {
  edit: ['path', 'steps'],
  'add-field': ['entity', 'field', 'schema'],
  'add-question': ['form', 'question'],
  'require-field': ['form', 'field', 'isRequired'],
  'show-field': ['form', 'field'],
  'lock-field': ['form', 'field'],
  'check-field': ['form', 'field', 'id', 'severity', 'message'],
  rename: ['target', 'to'],
  'retype-field': ['entity', 'field', 'to'],
  'retire-field': ['entity', 'field'],
  'add-code': ['codes', 'entry'],
  'merge-codes': ['codes', 'from', 'into'],
  'change-right': ['rule', 'role', 'may'],
  'place-field': ['form', 'field', 'side', 'of'],
  'move-field': ['form', 'field', 'to'],
  'create-file': ['kind', 'name'],
  'create-entity': ['title', 'plural', 'subject', 'questions', 'read', 'write'],
  import: ['format', 'text', 'name'],
  'copy-file': ['path', 'name'],
  'rename-file': ['path', 'name'],
  'remove-file': ['path'],
  'keep-example': ['path', 'pointer', 'title', 'trial'],
  'rename-entry': ['path', 'at', 'to'],
  'move-property': ['entity', 'field', 'into'],
  'move-to-entity': ['entity', 'field', 'target'],
  'split-field': ['entity', 'field', 'first', 'rest'],
  fix: ['code'],
};

/** Selects the members of the given command, since the contract declares the members of all commands together. */
function commandOf(sent: SentCommand): StudioCommand {
  const missing = needed[sent.command].filter((name) => sent[name] === undefined);
  const steps = sent.steps?.map((step) => ({ ...step, value: sentJson(step.value ?? 'null') }));
  const trial = sent.trial === undefined ? undefined : parsedTrial(sent.trial);
  if (missing.length === 0)
    return {
      ...sent,
      ...(steps !== undefined && { steps }),
      ...(trial !== undefined && { trial }),
    } as StudioCommand;
  throw badRequest(`The command "${sent.command}" needs ${missing.join(', ')}. Nothing was changed.`);
}
