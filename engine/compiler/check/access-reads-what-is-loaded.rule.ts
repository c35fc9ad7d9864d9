import type { JSONPath } from 'jsonc-parser';
import { isNode } from '../expressions/parse.ts';
import { treeOf } from '../expressions/tree-of.ts';
import type { PlanContext } from '../plan/plan-set.ts';
import { writtenCalls } from '../plan/written-call.ts';
import type { SourceFile } from '../source/source-file.ts';

/** Where an access rule is named, and the names of records that are there when it is judged. */
interface Use {
  readonly file: SourceFile;
  readonly at: JSONPath;
  readonly rule: string;
  readonly loaded: readonly string[];
}

/** An access rule reads only records that are there where it is judged: any other is blank then, and refuses everybody. */
export function accessReadsWhatIsLoaded(plans: PlanContext): void {
  for (const { file, at, rule, loaded } of usesOf(plans)) {
    const missing = recordsRead(rule, plans, []).find((name) => !loaded.includes(name));
    if (missing === undefined) continue;
    plans.diagnostics.report(file, {
      code: 'access/not-loaded',
      message: `The access rule "${rule}" reads ${missing}, which is not read before this is judged: it would refuse everybody.`,
      help:
        loaded.length === 0
          ? 'Name a rule about the user alone, and judge the record by "access" of its kind or of its fields.'
          : `Name a rule that reads ${loaded.join(' or ')} and the user alone.`,
      at: [...at],
    });
  }
}

function usesOf({ sources, entities }: PlanContext): readonly Use[] {
  const calls = [...sources.of('calls').values()].flatMap((file) =>
    writtenCalls(file).map(([name, { access }]): Use => {
      return { file, at: ['calls', name, 'access'], rule: access, loaded: [] };
    }),
  );
  const records = [...entities.values()].flatMap(({ name, file, record }): readonly Use[] => {
    if (record?.access === undefined) return [];
    return [{ file, at: ['x-record', 'access'], rule: record.access, loaded: ['self', name] }];
  });
  return [...calls, ...records];
}

/** The records that a rule reads, those of the rules that it asks among them. */
function recordsRead(rule: string, plans: PlanContext, open: readonly string[]): readonly string[] {
  const when = plans.facts.access.get(rule)?.when;
  if (when === undefined || open.includes(rule)) return [];
  // The signed-in user is there always, whatever a kind of record is called.
  const known = new Set(['self', ...Object.keys(plans.records)].filter((name) => name !== 'user'));
  return namesIn(treeOf(when), (asked) => recordsRead(asked, plans, [...open, rule])).filter((name) =>
    known.has(name),
  );
}

function namesIn(value: unknown, ask: (rule: string) => readonly string[]): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((each) => namesIn(each, ask));
  if (!isNode(value)) return [];
  if (value.op === 'id') return [value.args];
  if (value.op === 'call' && value.args[0] === 'may' && value.args[1][0]?.op === 'value')
    return ask(String(value.args[1][0].args));
  return namesIn(value.args, ask);
}
