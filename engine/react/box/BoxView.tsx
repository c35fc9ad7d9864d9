import { Suspense, useId } from 'react';
import type { CardDescriptor } from '../../core/product/card.ts';
import type { Product } from '../../core/product/product.ts';
import type { BoxDescriptor, BoxTab } from '../../core/product/screen.ts';
import { menusOf } from '../card/menus-of.tsx';
import { entryOf } from '../client/entry-of.ts';
import { type OpenRecords, OpenRecordsContext, useRecordData } from '../context/open-records.ts';
import { PartView } from '../context/PartView.tsx';
import { type Can, useAccess } from '../context/use-access.ts';
import { useMessages } from '../context/use-messages.ts';
import { useProduct } from '../context/use-product.ts';
import { useScope } from '../context/use-scope.ts';
import { useFolded } from '../data/use-folded.ts';
import { Button, IconButton } from '../parts/Button.tsx';
import { Contained } from '../parts/Contained.tsx';
import { ChevronIcon } from '../parts/icons.tsx';
import { Loading } from '../parts/Loading.tsx';
import { lazyPart, pagePart } from '../parts/lazy-part.tsx';
import { useIsPrinting } from '../parts/printing.ts';
import { TabView } from './TabView.tsx';
import './box.css';
import { CountedTabs } from './CountedTabs.tsx';
import { focusableWhileEmpty } from './focusable-while-empty.ts';
import { tabNameOf } from './tab-state.ts';
import { tabTitle } from './tab-title.ts';

// Loads the bar separately, since the first page shows no record and therefore no card.
const CardBar = lazyPart(async () => (await import('../card/CardBar.tsx')).CardBar);
const CardView = lazyPart(async () => (await import('../card/CardView.tsx')).CardView);
const ReportTab = pagePart(async () => (await import('../report/ReportTab.tsx')).ReportTab);

export interface BoxViewProps {
  readonly box: BoxDescriptor;
  /** Names of the open tabs, from the outermost level inwards; on a level without a name, the first tab is open. */
  readonly open: readonly string[];
  readonly onOpen: (open: readonly string[]) => void;
  /** False while the record of the tabs is missing; true by default. */
  readonly isEnabled?: boolean;
  /** Name under which the user may fold the box; absent where the box cannot be folded. */
  readonly foldAs?: string | undefined;
}

/**
 * Renders a box of a screen inside an error boundary: its tabs, of which only the open one has content, and
 * the card's actions, which all tabs share.
 */
export function BoxView({ box, open, onOpen, isEnabled = true, foldAs }: BoxViewProps) {
  const [isFolded, setFolded] = useFolded(`box.${foldAs}`, open.join('.'));
  return (
    <section className="en-box" aria-label={box.title}>
      <Contained place={box.name}>
        <Level
          address={box.name}
          label={box.title}
          note={box.note}
          tabs={box.tabs}
          open={open}
          onOpen={(names) => {
            setFolded(false);
            onOpen(names);
          }}
          isEnabled={isEnabled}
          isNested={false}
          isFolded={foldAs !== undefined && isFolded}
          onFold={foldAs === undefined ? undefined : setFolded}
        />
        {box.printsAllTabs === true && isEnabled && <PaperTabs box={box} open={open} />}
      </Contained>
    </section>
  );
}

/** Renders the content of the tabs that are not open, for print. */
function PaperTabs({ box, open }: Pick<BoxViewProps, 'box' | 'open'>) {
  const isPrinting = useIsPrinting();
  const can = useAccess();
  const product = useProduct();
  if (!isPrinting) return null;
  const allowed = box.tabs.filter((tab) => isAllowedTab(tab, can, product));
  const active = allowed.find((tab) => tabNameOf(tab) === open[0]) ?? allowed[0];
  return allowed.map((tab) =>
    tab === active || tab.kind === 'group' ? null : (
      <section key={tabNameOf(tab)}>
        <h3 className="en-box-title">{tabTitle(product, tab)}</h3>
        <Content address={`${box.name}.${tabNameOf(tab)}`} tab={tab} isEnabled />
      </section>
    ),
  );
}

interface LevelProps {
  readonly address: string;
  readonly label: string;
  readonly note?: BoxDescriptor['note'];
  readonly tabs: readonly BoxTab[];
  readonly open: readonly string[];
  readonly onOpen: (open: readonly string[]) => void;
  readonly isEnabled: boolean;
  readonly isNested: boolean;
  /** True where only titles and actions are shown. */
  readonly isFolded?: boolean;
  readonly onFold?: ((isFolded: boolean) => void) | undefined;
}

function Level({ address, label, note, tabs, open, onOpen, isEnabled, isNested, ...fold }: LevelProps) {
  const id = useId();
  const can = useAccess();
  const product = useProduct();
  const allowed = tabs.filter((tab) => isAllowedTab(tab, can, product));
  const active = allowed.find((tab) => tabNameOf(tab) === open[0]) ?? allowed[0];
  if (active === undefined) return null;
  const name = tabNameOf(active);
  const isAlone = allowed.length === 1 && !isNested && active.kind !== 'group';
  const card = isNested ? undefined : allowed.find((tab) => tab.kind === 'card');
  return (
    <>
      {/* Screen readers go from box to box by headings; a box of one tab shows its title. */}
      {!isNested && !isAlone && <h2 className="en-visually-hidden">{label}</h2>}
      <div className={isNested ? undefined : 'en-box-head'}>
        <CountedTabs
          id={id}
          label={label}
          tabs={allowed}
          active={name}
          onSelect={(next) => onOpen([next])}
          isEnabled={isEnabled}
          isNested={isNested}
          isAlone={isAlone}
        />
        {card !== undefined && (
          <Contained place={`${address}.actions`}>
            <Suspense fallback={<AwaitedBar card={card.card} />}>
              {isEnabled ? <CardBar card={card.card} /> : <AwaitedBar card={card.card} />}
            </Suspense>
          </Contained>
        )}
      </div>
      {note !== undefined && isEnabled && (
        <Contained place={`${address}.note`}>
          <BoxNote note={note} />
        </Contained>
      )}
      <div
        key={name}
        ref={focusableWhileEmpty}
        id={`${id}-panel-${name}`}
        hidden={fold.isFolded}
        {...(isAlone ? {} : panelOf(id, name))}
      >
        {active.kind === 'group' ? (
          <Level
            address={address}
            label={active.title}
            tabs={active.tabs}
            open={open.slice(1)}
            onOpen={(inner) => onOpen([name, ...inner])}
            isEnabled={isEnabled}
            isNested
          />
        ) : (
          <Content key={name} address={`${address}.${name}`} tab={active} isEnabled={isEnabled} />
        )}
      </div>
      {/* Comes last, as what closes a box: on the way by Tab from titles to content it would be a stop for nothing. */}
      {fold.onFold !== undefined && <FoldButton {...fold} title={label} panel={`${id}-panel-${name}`} />}
    </>
  );
}

interface FoldButtonProps extends Pick<LevelProps, 'isFolded' | 'onFold'> {
  readonly title: string;
  /** Id of what is folded. */
  readonly panel: string;
}

function FoldButton({ isFolded = false, onFold, title, panel }: FoldButtonProps) {
  return (
    <IconButton
      className="en-box-fold"
      label={useMessages()('box.fold', { title })}
      aria-expanded={!isFolded}
      aria-controls={panel}
      onClick={() => onFold?.(!isFolded)}
    >
      <ChevronIcon />
    </IconButton>
  );
}

function BoxNote({ note }: Required<Pick<BoxDescriptor, 'note'>>) {
  const records = useRecordData();
  const text = note.evaluate(useScope()({ records }));
  return text === '' ? null : <p className="en-box-note">{text}</p>;
}

function panelOf(id: string, name: string) {
  return { role: 'tabpanel', 'aria-labelledby': `${id}-tab-${name}` };
}

/** Reports whether the user may see a tab; a group is shown where the user may see at least one of its tabs. */
function isAllowedTab(tab: BoxTab, can: Can, product: Product): boolean {
  if (tab.kind === 'group') return tab.tabs.some((inner) => isAllowedTab(inner, can, product));
  if (tab.kind === 'part' || tab.kind === 'report') return can(tab.access);
  return can(
    (tab.kind === 'tab' ? entryOf(product, 'tabs', tab.tab) : entryOf(product, 'cards', tab.card)).access,
  );
}

interface ContentProps {
  readonly address: string;
  readonly tab: LeafTab;
  readonly isEnabled: boolean;
}

type LeafTab = Exclude<BoxTab, { readonly kind: 'group' }>;

/** Renders the content of the open tab in an error boundary, so that the other tabs stay usable. */
function Content({ address, tab, isEnabled }: ContentProps) {
  if (!isEnabled) return <Awaited tab={tab} />;
  return (
    <Contained place={address}>
      {tab.kind === 'tab' && <TabView tab={tab.tab} />}
      {tab.kind === 'card' && (
        <Suspense fallback={<Awaited tab={tab} />}>
          <CardView card={tab.card} />
        </Suspense>
      )}
      {tab.kind === 'report' && (
        <Suspense fallback={<Awaited tab={tab} />}>
          <ReportTab tab={tab} />
        </Suspense>
      )}
      {tab.kind === 'part' && <PartView part={tab.part} />}
    </Contained>
  );
}

/** Renders a placeholder about as large as the expected content, so that the boxes below do not move. */
function Awaited({ tab }: { readonly tab: LeafTab }) {
  const { cards } = useProduct();
  const card = tab.kind === 'card' ? cards[tab.card] : undefined;
  const room = card === undefined ? undefined : { minHeight: `${linesOf(card) * 1.75}rem` };
  return (
    <div className="en-box-room" style={room}>
      <Loading />
    </div>
  );
}

const noRecords: OpenRecords = {};

/**
 * Renders a placeholder for a card's actions with the width that the descriptor implies, since the width
 * decides whether the actions fit beside the tabs.
 */
function AwaitedBar({ card: name }: { readonly card: string }) {
  const say = useMessages();
  const card = entryOf(useProduct(), 'cards', name);
  const inBar = card.actions.filter(({ in: address }) => address === 'bar');
  if (card.actions.length === 0) return null;
  return (
    <>
      <div className="en-card-bar" style={{ visibility: 'hidden' }}>
        {/* Hides the open records from the parts in the placeholder, so that they send no requests now that they would repeat once shown. */}
        <OpenRecordsContext value={noRecords}>
          {inBar.map(({ name: action, title, part }) =>
            part === undefined ? (
              <Button key={action} disabled>
                {title ?? action}
              </Button>
            ) : (
              <PartView key={action} part={part} />
            ),
          )}
        </OpenRecordsContext>
        {menusOf(card, say).map(({ name: menu, label, icon }) => (
          <Button key={menu} disabled icon={icon}>
            {label}
          </Button>
        ))}
      </div>
      {card.next !== undefined && <div className="en-next" />}
    </>
  );
}

/** Counts the lines of a card's longest column, title included; a note counts as a line and a half. */
function linesOf({ columns }: CardDescriptor): number {
  const lines = columns.map(({ facts }) => facts.length + facts.filter(({ note }) => note).length / 2);
  return Math.max(...lines) + 2;
}
