import { useHotkeys } from '@mantine/hooks';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { SchemaText } from '../../engine/core/protocol/workbench.ts';
import { Button, ConfirmDialog, Loading, TabStrip } from '../../engine/react/index.ts';
import { Locked } from '../../engine/react/parts/Locked.tsx';
import { Changes } from './Changes.tsx';
import { Conflicts } from './Conflicts.tsx';
import { addressOfPart } from './change-this/address-of-part.ts';
import { rightsIn } from './designers/access/rights-in.ts';
import type { StudioAddress } from './designers/designer.ts';
import { designers, TextsGrid, WhoMay } from './designers/designers.ts';
import { changedFiles } from './draft.ts';
import { FileList } from './FileList.tsx';
import { FilePanel } from './FilePanel.tsx';
import { FileText } from './FileText.tsx';
import { History } from './history/History.tsx';
import { useKeptFiles } from './kept-files.ts';
import { NewFile } from './NewFile.tsx';
import { Problems, type ProblemsProps } from './Problems.tsx';
import { Preview } from './preview/Preview.tsx';
import { Publishing } from './publishing/Publishing.tsx';
import { SendDialog } from './publishing/SendDialog.tsx';
import { useChanges } from './publishing/use-changes.ts';
import { Start } from './Start.tsx';
import { TechnicalDetailsContext, useKeptTechnicalDetails } from './technical-details.ts';
import { useFocused } from './use-focused.ts';
import { useLastDesigned } from './use-last-designed.ts';
import { type StudioState, useStudio } from './use-studio.ts';
import './studio.css';

const tabsOfStudio = [
  { name: 'panel', title: 'Panel' },
  { name: 'design', title: 'Design' },
  { name: 'who', title: 'Who may' },
  { name: 'text', title: 'Text' },
  { name: 'words', title: 'Words' },
  { name: 'changes', title: 'Changes' },
  { name: 'publishing', title: 'Publishing' },
  { name: 'history', title: 'History' },
];

/** Views of one file. */
const viewsOfFiles = new Set(['panel', 'text', 'design', 'who']);

/** Views for editing. */
const viewsOfDrafts = new Set(['design', 'words', 'changes']);

/** Finds the view named in a URL, which may be old or shared, so that the file may lack the view. */
function viewAt(name: string, has: { readonly designer: boolean; readonly rights: boolean }): string {
  const isMissing = (name === 'design' && !has.designer) || (name === 'who' && !has.rights);
  return isMissing ? 'panel' : name;
}

/** Shows the schema files as a workbench; edits form a draft until saved. */
export function Studio() {
  const studio = useStudio();
  const changes = useChanges();
  const technical = useKeptTechnicalDetails();
  const kept = useKeptFiles();
  const [parameters, setParameters] = useSearchParams();
  const path = parameters.get('file') ?? '';
  const at = parameters.get('at') ?? '';
  const file = studio.files.find((each) => each.path === path);
  const Designer = file === undefined ? undefined : designers[file.kind];
  const hasRights = useMemo(
    () => file !== undefined && rightsIn(file, studio.files).length > 0,
    [file, studio.files],
  );
  const has = { designer: Designer !== undefined, rights: hasRights };
  const view = viewAt(parameters.get('view') ?? 'panel', has);
  // Waits for the served files, since the draft's files are available earlier.
  const isRead = studio.metaSchemas !== undefined;
  const { files, stored } = studio;
  useEffect(() => {
    const of = parameters.get('of');
    if (of === null || !isRead) return;
    setParameters({ ...(addressOfPart({ files, stored }, { of, at }) ?? { file: of }) }, { replace: true });
  }, [parameters, setParameters, isRead, files, stored, at]);
  const opened = file?.path;
  useEffect(() => {
    if (opened !== undefined) kept.opened(opened);
  }, [opened, kept.opened]);
  const isOfFile = viewsOfFiles.has(view);
  const focused = useFocused(parameters.get('field') ?? '');
  const lastDesigned = useLastDesigned({ path, at, view });
  const [wantsFiles, setWantsFiles] = useState<boolean>();
  const [views, setViews] = useState<Readonly<Record<string, string>>>({});
  if (studio.metaSchemas === undefined) return <Loading error={studio.error?.message} />;
  const open = (next: StudioAddress) => {
    if (next.file !== undefined || next.at !== undefined || next.view === 'new') focused.arrive();
    setParameters({ file: path, at, view, ...next });
  };
  const openProblem: ProblemsProps['onOpen'] = (next) => open({ ...next, view: 'panel' });
  const select = (next: string) => setParameters({ file: path, at: next, view }, { replace: true });
  /** Opens a file that a command has created. */
  const openCreated = (changed: readonly SchemaText[]) => {
    const known = new Set(studio.files.map((each) => each.path));
    const created = changed.find((each) => each.text !== '' && !known.has(each.path));
    if (created !== undefined) open({ file: created.path, view: 'panel', at: '' });
  };
  // Hides the list if a designer with its panel needs the room, or on a phone.
  const isListShown = wantsFiles ?? ((isOfFile && file === undefined) || hasRoom(view === 'design'));
  const counts: Readonly<Record<string, number>> = {
    changes: changedFiles(studio.draft).length,
    publishing: changes.changes.length,
  };
  const tabs = tabsOfStudio
    .filter(({ name }) => (name !== 'publishing' && name !== 'history') || changes.publishes)
    .filter(({ name }) => viewAt(name, has) === name)
    .filter(({ name }) => studio.mayEdit || !viewsOfDrafts.has(name))
    .map((each) => {
      const count = counts[each.name];
      return count === undefined ? each : { ...each, count };
    });
  return (
    <TechnicalDetailsContext value={technical}>
      <div className="studio" data-files={isListShown}>
        <FileList
          isShown={isListShown}
          onSearchNear={() => setWantsFiles(true)}
          {...{ kept }}
          files={studio.files}
          metaSchemas={studio.metaSchemas}
          draft={studio.draft}
          diagnostics={studio.diagnostics}
          open={path}
          onOpen={(next) => {
            setWantsFiles(undefined);
            const { file: wanted = '' } = next;
            const kind = studio.files.find(({ path: each }) => each === wanted)?.kind ?? '';
            open(next.at === '' ? { ...next, view: views[kind] ?? 'panel', ...lastDesigned(wanted) } : next);
          }}
          onNew={studio.mayEdit ? () => open({ view: 'new' }) : undefined}
        />
        <section className="studio-main" aria-label="File" data-file={path}>
          <Toolbar
            studio={studio}
            publishes={changes.publishes}
            isListShown={isListShown}
            onFiles={() => setWantsFiles(!isListShown)}
          />
          <TabStrip
            id="studio"
            label="Views"
            tabs={tabs}
            active={view}
            onSelect={(next) => {
              // Keeps the view for the next file of the kind.
              if (file !== undefined && viewsOfFiles.has(next)) setViews({ ...views, [file.kind]: next });
              open({ view: next });
            }}
          />
          <Locked isLocked={studio.isBringingBack} className="studio-beside">
            <div
              id={`studio-panel-${view}`}
              role="tabpanel"
              aria-labelledby={`studio-tab-${view}`}
              className="studio-view"
              tabIndex={-1}
              ref={focused.view}
            >
              {view === 'changes' && <Changes studio={studio} onOpen={openProblem} />}
              {view === 'words' && (
                <Suspense fallback={<Loading />}>
                  <TextsGrid studio={studio} onOpen={open} />
                </Suspense>
              )}
              {view === 'publishing' && <Publishing studio={studio} changes={changes} />}
              {view === 'history' && (
                <History
                  {...{ studio, changes }}
                  from={parameters.get('from')}
                  to={parameters.get('to')}
                  onOpen={open}
                />
              )}
              {view === 'new' && (
                <NewFile
                  studio={studio}
                  onDone={openCreated}
                  onOpen={open}
                  onClose={() => open({ view: 'panel' })}
                />
              )}
              {isOfFile && file === undefined && (
                <Start
                  mayEdit={studio.mayEdit}
                  waiting={changes.changes.length}
                  missing={path === '' ? undefined : path}
                  onOpen={open}
                />
              )}
              {view === 'panel' && file !== undefined && (
                <FilePanel
                  key={`${path} ${at} ${studio.revision}`}
                  {...{ studio, file, at }}
                  onOpen={(next, field) => open({ at: next, ...(field !== undefined && { field }) })}
                  onCommand={openCreated}
                />
              )}
              {view === 'design' && file !== undefined && Designer !== undefined && (
                <Suspense fallback={<Loading />}>
                  <Designer key={path} {...{ studio, file, at }} onOpen={open} onSelect={select} />
                </Suspense>
              )}
              {view === 'who' && file !== undefined && (
                <Suspense fallback={<Loading />}>
                  <WhoMay key={path} {...{ studio, file }} onOpen={open} />
                </Suspense>
              )}
              {view === 'text' && file !== undefined && (
                <FileText key={`${path} ${studio.revision}`} {...{ studio, file }} />
              )}
            </div>
            {(view === 'panel' || view === 'text') && file !== undefined && (
              <Preview key={path} {...{ studio, file }} />
            )}
          </Locked>
          <Problems studio={studio} onOpen={openProblem} />
        </section>
        {studio.conflicts.length > 0 && <Conflicts studio={studio} publishes={changes.publishes} />}
      </div>
    </TechnicalDetailsContext>
  );
}

interface ToolbarProps {
  readonly studio: StudioState;
  /** True if changes are submitted for publication, false if they are saved to files. */
  readonly publishes: boolean;
  readonly isListShown: boolean;
  readonly onFiles: () => void;
}

function Toolbar({ studio, publishes, isListShown, onFiles }: ToolbarProps) {
  const [isSending, setSending] = useState(false);
  const { draft, isBringingBack: isHeld } = studio;
  // Leaves undo keys within a field to the field.
  useHotkeys(
    studio.mayEdit && !isHeld
      ? [
          ['mod+Z', studio.undo],
          ['mod+shift+Z', studio.redo],
          ['mod+Y', studio.redo],
        ]
      : [],
  );
  const [isDiscarding, setDiscarding] = useState(false);
  const changed = changedFiles(draft).length;
  const errors = studio.diagnostics.filter(({ severity }) => severity === 'error').length;
  const [last, next] = [draft.done.at(-1), draft.undone.at(-1)];
  const files = (
    <Button look="quiet" aria-expanded={isListShown} onClick={onFiles}>
      Files
    </Button>
  );
  if (!studio.mayEdit)
    return (
      <div className="studio-toolbar">
        {files}
        <span className="studio-state">You may look at the files and review changes.</span>
      </div>
    );
  return (
    <div className="studio-toolbar" role="toolbar" aria-label="Draft">
      {files}
      <Button
        look="quiet"
        disabled={isHeld || last === undefined}
        title={last?.label}
        aria-keyshortcuts="Control+Z Meta+Z"
        onClick={studio.undo}
      >
        Undo
      </Button>
      <Button look="quiet" disabled={isHeld || next === undefined} title={next?.label} onClick={studio.redo}>
        Redo
      </Button>
      <span className="studio-state" role="status">
        {stateOf(studio, changed, errors)}
      </span>
      <Button look="quiet" disabled={isHeld || changed === 0} onClick={() => setDiscarding(true)}>
        Discard
      </Button>
      {publishes ? (
        <Button
          look="primary"
          disabled={isHeld || changed === 0 || errors > 0}
          onClick={() => setSending(true)}
        >
          Send to be published
        </Button>
      ) : (
        <Button look="primary" disabled={isHeld || changed === 0} onClick={() => void studio.save()}>
          {errors > 0 && changed > 0 ? 'Save with errors' : 'Save'}
        </Button>
      )}
      {isSending && <SendDialog studio={studio} onClose={() => setSending(false)} />}
      {isDiscarding && (
        <ConfirmDialog
          title="Discard the draft?"
          yes="Discard"
          no="Keep"
          failure="save-failed"
          act={studio.discard}
          onClose={() => setDiscarding(false)}
        >
          Everything that is not saved is taken off the files. Undo brings it back.
        </ConfirmDialog>
      )}
    </div>
  );
}

/** Reports whether the file list fits beside the rest. */
function hasRoom(isDesign: boolean): boolean {
  return !matchMedia(isDesign ? '(max-width: 100rem)' : '(max-width: 700px)').matches;
}

function stateOf(
  { isBringingBack, isAway, isChecking }: StudioState,
  changed: number,
  errors: number,
): string {
  if (isBringingBack) return 'Bringing back your last changes …';
  if (isAway) return 'Your last changes are sent again …';
  const files = changed === 1 ? '1 file changed' : `${changed} files changed`;
  if (changed === 0 && (isChecking || errors === 0)) return 'No changes';
  if (isChecking) return `${files}, compiling …`;
  if (errors > 0) return `${files}, ${errors === 1 ? '1 error' : `${errors} errors`}`;
  return `${files}, compiles`;
}
