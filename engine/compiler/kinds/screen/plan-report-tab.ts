import type { JSONPath } from 'jsonc-parser';
import type { ReportBoxTab } from '../../../core/product/screen.ts';
import type { TabFile } from '../../files/screen.ts';
import { isCallName } from '../../plan/names.ts';
import type { PlanContext } from '../../plan/plan-set.ts';
import type { Planned } from '../../plan/planned.ts';
import { writtenCall } from '../../plan/written-call.ts';
import type { SourceFile } from '../../source/source-file.ts';

interface TabLocation {
  readonly file: SourceFile;
  readonly plans: PlanContext;
  readonly at: JSONPath;
}

/** Plans a tab with the figures that a call answers. Its title is that of the report, so that it stands once. */
export function planReportTab(location: TabLocation, use: TabFile, call: string): Planned<ReportBoxTab> {
  const { plans, at } = location;
  const { store, access } = writtenCall(call, plans) ?? {};
  if (isCallName({ ...location, name: call, at: [...at, 'report'] }) && store?.report === undefined)
    refuse(location, 'report', `The call "${call}" counts no report.`);
  const report = store?.report ?? call;
  const words = plans.sources.of('report').get(report)?.value;
  return {
    ...{ kind: 'report', report, call },
    title: use.title ?? words?.title ?? report,
    access: use.access ?? access,
    export: planExport(location, use, store?.report),
  };
}

function planExport(
  location: TabLocation,
  { export: call }: TabFile,
  report: string | undefined,
): Planned<ReportBoxTab>['export'] {
  if (call === undefined) return undefined;
  const { plans, at } = location;
  const { store, access = '' } = writtenCall(call, plans) ?? {};
  const isKnown = isCallName({ ...location, name: call, at: [...at, 'export'] });
  if (isKnown && (store?.report !== report || store?.exports !== true))
    refuse(location, 'export', `The call "${call}" does not take the figures of "${report}" along.`);
  return { call, access };
}

const wanted = {
  report: 'Name a call with "store": { "report": "…" }.',
  export:
    'Name a call with "exports": true beside the same report in "store", so that the audit trail has it.',
};

function refuse({ file, plans, at }: TabLocation, word: 'report' | 'export', message: string): void {
  plans.diagnostics.report(file, {
    code: 'screen/no-report',
    message,
    help: wanted[word],
    at: [...at, word],
  });
}
