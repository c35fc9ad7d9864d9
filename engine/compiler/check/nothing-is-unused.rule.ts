import { findNodeAtLocation, type JSONPath } from 'jsonc-parser';
import { memoized } from '../../core/compute/memoized.ts';
import { objectAt } from '../../core/json/pointer.ts';
import { allMessages } from '../../core/messages/all-messages.ts';
import type { DiagnosticCode } from '../diagnostic-kinds.ts';
import type { PlanContext } from '../plan/plan-set.ts';
import { refusingKeywords } from '../plan/refusing-keywords.ts';
import type { SchemaSetPlan } from '../plan/schema-set-plan.ts';
import { writtenCalls } from '../plan/written-call.ts';
import type { SourceFile } from '../source/source-file.ts';

/**
 * Refuses an unused constant, message, call or tab, whose change would have no effect. Uses in hand-made code are
 * invisible to this check, so they must be declared (docs/decisions/0096).
 */
export function nothingIsUnused(_planned: SchemaSetPlan, plans: PlanContext): void {
  // Reports nothing beside errors, since parts with mistakes may contain the uses.
  if (plans.diagnostics.hasErrors) return;
  const strings = new Set(plans.sources.files.flatMap(stringsInFile));
  const product = plans.sources.of('product').get('product');
  if (product !== undefined) checkProduct(product, strings, plans);
  checkCalls(strings, plans);
  checkTabs(plans);
}

function checkProduct(
  file: SourceFile<'product'>,
  strings: ReadonlySet<string>,
  { diagnostics, facts }: PlanContext,
): void {
  const { readBy = {}, live } = file.value;
  const byCode = new Set(Object.values(readBy).flat());
  const noticed = new Set(live?.notices?.map(({ message }) => message));
  const isRead = (name: string) =>
    byCode.has(name) || strings.has(`@${name}`) || noticed.has(name) || wordsOfEngine.has(name);
  for (const name of namesIn(file, '/messages').filter((each) => !isRead(each))) {
    const help = `Refer to it as "@${name}", say in "readBy" which hand-made code reads it, or remove it.`;
    report({
      file,
      code: 'message/unused',
      what: 'Nothing shows the message',
      name,
      at: ['messages', name],
      help,
    });
  }
  const isConstantRead = (name: string) => byCode.has(name) || facts.constantsRead?.has(name) === true;
  for (const name of namesIn(file, '/constants').filter((each) => !isConstantRead(each))) {
    const help = `Read it in an expression, say in "readBy" which hand-made code reads it, or remove it.`;
    report({
      file,
      code: 'constant/unused',
      what: 'Nothing reads the constant',
      name,
      at: ['constants', name],
      help,
    });
  }
  function report({ file: where, code, what, name, at, help }: Unused): void {
    const fix = { remove: at };
    diagnostics.report(where, { code, message: `${what} "${name}".`, help, fix, at, of: 'key' });
  }
}

interface Unused {
  readonly file: SourceFile;
  readonly code: DiagnosticCode;
  readonly what: string;
  readonly name: string;
  readonly at: JSONPath;
  readonly help: string;
}

/** Names of messages that the engine shows: those that replace its own texts, and those for JSON Schema keywords. */
const wordsOfEngine: ReadonlySet<string> = new Set([
  ...Object.keys(allMessages),
  ...refusingKeywords,
  'unknown-field',
]);

/** Lists the names that the file itself has, without those of a set that it extends. */
function namesIn({ value, tree }: SourceFile, pointer: string): readonly string[] {
  const written = tree();
  const isWritten = (name: string) =>
    written !== undefined && findNodeAtLocation(written, [pointer.slice(1), name]) !== undefined;
  return Object.keys(objectAt(value, pointer)).filter(isWritten);
}

function checkCalls(strings: ReadonlySet<string>, { sources, diagnostics }: PlanContext): void {
  for (const file of sources.of('calls').values()) {
    for (const [name, { calledBy, status }] of writtenCalls(file)) {
      const call = `${file.stem}.${name}`;
      if (strings.has(call) || calledBy !== undefined || status !== undefined) continue;
      const message = `No page makes the call "${call}".`;
      const help = 'Name it where it is made, say in "calledBy" who makes it, or remove it.';
      const at = ['calls', name];
      diagnostics.report(file, { code: 'call/unused', message, help, fix: { remove: at }, at, of: 'key' });
    }
  }
}

function checkTabs({ sources, diagnostics }: PlanContext): void {
  const shown = new Set([...sources.of('screen').values()].flatMap(({ value }) => valuesOf(value, 'tab')));
  for (const file of sources.of('tab').values()) {
    if (shown.has(file.stem)) continue;
    const message = `No screen shows the tab "${file.stem}".`;
    const help = `Add { "tab": "${file.stem}" } to a box of a screen, or remove the file.`;
    diagnostics.report(file, { code: 'tab/unused', message, help, at: ['title'] });
  }
}

const stringsInFile = memoized(({ value }: SourceFile) => [...new Set(stringsIn(value))]);

function stringsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** Lists the texts of every property with the given name, at any depth. */
function valuesOf(value: unknown, name: string): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    key === name && typeof child === 'string' ? [child] : valuesOf(child, name),
  );
}
