import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { complain, say } from '../../tools/terminal/terminal.ts';
import {
  benchPeers,
  benchPeersOpening,
  benchPeersTables,
  benchPeersTyping,
  tryPeers,
} from './comparisons/bench-peers.ts';
import { benchConditionSearch } from './condition-search.ts';
import { benchDay } from './day/bench-day.ts';
import { benchDecisionChecks } from './decision-checks.ts';
import { benchDevReload } from './dev-reload.ts';
import { keepRecording, recordingOf } from './figures/recording.ts';
import { writeFiguresPage } from './figures/write-figures-page.ts';
import { benchForms, benchTyping } from './forms/bench-forms.ts';
import { benchDashboards } from './gateway/dashboards.ts';
import { benchFootprint } from './gateway/footprint.ts';
import { benchReadWrite } from './gateway/read-write.ts';
import { benchReindex } from './gateway/reindex.ts';
import { benchReports } from './gateway/reports.ts';
import { benchSearch, benchSearchMillion } from './gateway/search.ts';
import { benchStaging, benchStagingMillion } from './gateway/staging.ts';
import { benchGrouping } from './grouping.ts';
import { benchLargeForms } from './large-forms/bench-large-forms.ts';
import { benchNestedChanges } from './nested-changes.ts';
import { benchKeystroke, benchKeystrokeMillion } from './page/keystroke.ts';
import { benchMedicationList } from './page/medication-list.ts';
import { benchPatientPage } from './page/patient-page.ts';
import { benchSlowPage } from './page/slow-page.ts';
import { benchCompile, benchWatch } from './product-compile.ts';
import { benchRecordSize } from './record-size.ts';
import { benchSaveToPage } from './save-to-page.ts';
import { benchStartUp } from './start-up.ts';
import { benchStudio } from './studio/bench-studio.ts';
import { benchTables } from './tables/bench-tables.ts';
import { benchThousandEntities } from './thousand-entities.ts';
import { benchValidation } from './validation.ts';

/** Benches by name; each returns lines with ratios. */
const benches: Readonly<Record<string, () => Promise<readonly string[]>>> = {
  compile: benchCompile,
  watch: benchWatch,
  'dev-reload': benchDevReload,
  'save-to-page': benchSaveToPage,
  'start-up': benchStartUp,
  thousand: benchThousandEntities,
  validation: benchValidation,
  conditions: benchConditionSearch,
  'record-size': benchRecordSize,
  'read-write': benchReadWrite,
  footprint: benchFootprint,
  search: benchSearch,
  'search-million': benchSearchMillion,
  reports: benchReports,
  reindex: benchReindex,
  dashboards: benchDashboards,
  day: benchDay,
  staging: benchStaging,
  'staging-million': benchStagingMillion,
  forms: benchForms,
  typing: benchTyping,
  'large-forms': benchLargeForms,
  'decision-checks': benchDecisionChecks,
  grouping: benchGrouping,
  'nested-changes': benchNestedChanges,
  tables: benchTables,
  peers: benchPeers,
  'peers-opening': benchPeersOpening,
  'peers-typing': benchPeersTyping,
  'peers-tables': benchPeersTables,
  studio: benchStudio,
  'peers-once': tryPeers,
  keystroke: benchKeystroke,
  'keystroke-million': benchKeystrokeMillion,
  'patient-page': benchPatientPage,
  'slow-page': benchSlowPage,
  'medication-list': benchMedicationList,
};

/** Benches that `npm run bench` leaves out, since another bench includes their figures. */
const trials: ReadonlySet<string> = new Set(['peers-once', 'peers-opening', 'peers-typing', 'peers-tables']);

/** Benches that write a page of their own. */
const withOwnPage: ReadonlySet<string> = new Set(['peers', ...trials]);

/**
 * Runs the named measurements, or all of them, one after the other and each in a process of its own. With `--record`,
 * keeps the printed lines and builds the page of figures from these.
 */
export async function runBench(options: readonly string[]): Promise<void> {
  const names = options.filter((option) => option !== '--record');
  const isRecorded = names.length < options.length;
  const unknown = names.find((name) => !Object.hasOwn(benches, name));
  if (unknown !== undefined) {
    complain(`There is no measurement "${unknown}". There are: ${Object.keys(benches).join(', ')}.`);
    process.exitCode = 2;
    return;
  }
  const [only, ...others] = names;
  if (only !== undefined && others.length === 0) await runOne(only, isRecorded);
  else for (const name of names.length > 0 ? names : all()) runApart(name, isRecorded);
  if (isRecorded) await writeFiguresPage();
}

function all(): readonly string[] {
  return Object.keys(benches).filter((name) => !trials.has(name));
}

const command = fileURLToPath(new URL('../../tools/commands/bench.ts', import.meta.url));

function runApart(name: string, isRecorded: boolean): void {
  spawnSync(process.execPath, [command, name, ...(isRecorded ? ['--record'] : [])], { stdio: 'inherit' });
}

async function runOne(name: string, isRecorded: boolean): Promise<void> {
  const bench = benches[name];
  if (bench === undefined) return;
  say(name);
  const recording = await recordingOf(bench);
  for (const line of recording.lines) say(`  ${line}`);
  if (isRecorded && !withOwnPage.has(name)) await keepRecording(name, recording);
}
