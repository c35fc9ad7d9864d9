import { type ReactNode, Suspense, useEffect, useMemo, useRef } from 'react';
import type { JsonObject } from '../../core/json/json.ts';
import { registerMessages } from '../../core/messages/messages.ts';
import { savedMessages } from '../../core/messages/saved-messages.ts';
import type { SavedSource, TabDescriptor } from '../../core/product/tab.ts';
import { isAllowed } from '../../core/records/access.ts';
import { displayRecord } from '../../core/records/display.ts';
import { entryOf } from '../client/entry-of.ts';
import { useMessages } from '../context/use-messages.ts';
import { useProduct } from '../context/use-product.ts';
import { useScope } from '../context/use-scope.ts';
import { Button } from '../parts/Button.tsx';
import { Loading } from '../parts/Loading.tsx';
import { lazyPart } from '../parts/lazy-part.tsx';
import { Panel } from '../parts/Panel.tsx';
import { idOf } from '../parts/record-content.ts';
import type { TabRows } from '../tab/rows/rows.ts';
import { useCallRows } from '../tab/rows/use-call-rows.ts';
import { TabNotices } from '../tab/TabNotices.tsx';
import { listenToLists } from '../table/list-keys.ts';
import { FoundRows } from './FoundRows.tsx';
import { KeyButton } from './KeyButton.tsx';
import './saved.css';
import { SearchList } from './SearchList.tsx';
import { type SearchGroup, searchGroups } from './search-groups.ts';
import { useChosenSearch } from './use-chosen-search.ts';
import { type Editing, useEditing } from './use-editing.ts';
import { useSearchCounts } from './use-search-counts.ts';

registerMessages(savedMessages);

// Loads the editor separately, together with its forms, which are not needed to display rows.
const SearchEditor = lazyPart(async () => (await import('./SearchEditor.tsx')).SearchEditor);
const RemoveSearchButton = lazyPart(
  async () => (await import('./RemoveSearchButton.tsx')).RemoveSearchButton,
);

export interface SavedTabProps {
  readonly tab: TabDescriptor;
  readonly source: SavedSource;
}

/** Renders a tab of stored searches with the rows of the chosen search; the editor of a search replaces the rows. */
export function SavedTab({ tab, source }: SavedTabProps) {
  const { entity, item, list, save, remove } = source.searches;
  const listed = useMemo(() => ({ ...tab, entity, item }), [tab, entity, item]);
  const searches = useCallRows(listed, { kind: 'call', list, save, ...(remove && { remove: remove.call }) });
  const groups = useSearchGroups(source, searches.rows);
  const inOrder = useMemo(() => groups.flatMap((group) => group.searches), [groups]);
  const chosen = useChosenSearch({ tab: tab.name, address: source.address }, inOrder);
  const can = useCan();
  const [editing, setEditing] = useEditing({
    ...{ tab: tab.name, searches },
    isAllowed: (begun) =>
      can(source.searches[begun.kind]?.access, begun.kind === 'create' ? undefined : begun.search),
  });
  const say = useMessages();
  if (searches.isLoading || searches.error !== undefined)
    return <Loading error={searches.error} onRetry={searches.retry} isRetrying={searches.isRefreshing} />;
  if (editing !== undefined)
    return (
      <Suspense fallback={<Loading />}>
        <SearchEditor
          tab={listed}
          source={source}
          searches={searches}
          editing={editing}
          onSaved={chosen.choose}
          onClose={() => setEditing(undefined)}
        />
      </Suspense>
    );
  return (
    <Viewing {...{ tab, source, searches, groups, chosen }} onEdit={setEditing}>
      {chosen.search === undefined && groups.length > 0 && (
        <Panel tone="info" role="status">
          <p>{say('saved.gone', { item: item.toLowerCase() })}</p>
        </Panel>
      )}
    </Viewing>
  );
}

interface ViewingProps extends SavedTabProps {
  readonly searches: TabRows;
  readonly groups: readonly SearchGroup[];
  readonly chosen: ReturnType<typeof useChosenSearch>;
  readonly onEdit: (editing: Editing) => void;
  /** Content that replaces the rows. */
  readonly children: ReactNode;
}

function Viewing({ tab, source, searches, groups, chosen, onEdit, children }: ViewingProps) {
  const root = useRef<HTMLDivElement>(null);
  const nameOf = useSearchNames(source);
  const can = useCan();
  const counts = useSearchCounts(source, groups);
  const { create, edit, copy, remove, empty } = source.searches;
  useEffect(() => (root.current === null ? undefined : listenToLists(root.current)), []);
  const { search } = chosen;
  return (
    <div ref={root} className="en-saved">
      <div className="en-saved-side">
        <SearchList
          title={tab.title}
          groups={groups}
          nameOf={nameOf}
          counts={counts}
          chosen={idOf(search)}
          onChoose={chosen.choose}
        />
        {can(create.access, undefined) && (
          <Button look="quiet" onClick={() => onEdit({ kind: 'create' })}>
            {create.title}
          </Button>
        )}
      </div>
      <div className="en-saved-rows en-tab-view">
        <TabNotices notices={tab.notices} />
        {groups.length === 0 && (
          <div className="en-state en-state-empty" role="status">
            {empty}
          </div>
        )}
        {children}
        {search !== undefined && (
          <FoundRows
            key={`${idOf(search)} ${String(search['_rev'])}`}
            tab={tab}
            source={source}
            search={search}
            name={nameOf(search)}
            canEdit={can(edit.access, search)}
            bar={
              <>
                {can(edit.access, search) && (
                  <KeyButton
                    title={edit.title}
                    aria-label={edit.title}
                    letter={editKey}
                    act={() => onEdit({ kind: 'edit', search })}
                  />
                )}
                {copy !== undefined && can(copy.access, search) && (
                  <Button onClick={() => onEdit({ kind: 'copy', search })}>{copy.title}</Button>
                )}
                {remove !== undefined && can(remove.access, search) && (
                  <Suspense>
                    <RemoveSearchButton
                      {...{ source, searches, search, remove }}
                      name={nameOf(search)}
                      onRemoved={() => chosen.choose(otherThan(groups, search))}
                    />
                  </Suspense>
                )}
              </>
            }
          />
        )}
      </div>
    </div>
  );
}

/** Letter that edits the search. */
const editKey = 'e';

/** Finds the `_id` of the first other search; empty if there is none. */
function otherThan(groups: readonly SearchGroup[], search: JsonObject): string {
  const others = groups.flatMap((group) => group.searches).filter((one) => idOf(one) !== idOf(search));
  return idOf(others[0]) ?? '';
}

function useSearchGroups({ searches: source }: SavedSource, searches: readonly JsonObject[]) {
  const scopeOf = useScope();
  return useMemo(
    () => searchGroups(source, searches, (item) => scopeOf({ item, self: item })),
    [source, searches, scopeOf],
  );
}

/** Returns the check whether the user passes an access rule, which reads a search as `self`. */
function useCan(): (rule: string | undefined, search: JsonObject | undefined) => boolean {
  const product = useProduct();
  const scopeOf = useScope();
  return (rule, search) => isAllowed(product, rule, scopeOf({ self: search, item: search }));
}

/** Returns a function that names a search by the display template of its entity. */
function useSearchNames({ searches: { entity } }: SavedSource): (search: JsonObject) => string {
  const template = entryOf(useProduct(), 'entities', entity).record?.display;
  return (search) => displayRecord(template, search);
}
