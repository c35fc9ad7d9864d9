import { type ReactNode, Suspense, use, useEffect, useRef } from 'react';
import { Link, useParams } from 'react-router';
import type { JsonObject } from '../../core/json/json.ts';
import type { ScreenDescriptor } from '../../core/product/screen.ts';
import { BoxView } from '../box/BoxView.tsx';
import { entryOf } from '../client/entry-of.ts';
import { useEngine } from '../context/engine-context.ts';
import { useAccess } from '../context/use-access.ts';
import { useMessages } from '../context/use-messages.ts';
import { useProduct } from '../context/use-product.ts';
import { Loading } from '../parts/Loading.tsx';
import { lazyPart } from '../parts/lazy-part.tsx';
import { AppLink, LinkContext, type LinkProps } from '../parts/link.tsx';
import { Panel } from '../parts/Panel.tsx';
import type { ContextLineOf } from '../tab/dialog/use-context-line.ts';
import { startWhenIdle } from '../theme/when-idle.ts';
import { RecordScreen } from './RecordScreen.tsx';
import { useTabState } from './use-tab-state.ts';

// Loads flows apart: they bring forms along, which the first page does without.
const FlowView = lazyPart(async () => (await import('../flow/FlowView.tsx')).FlowView);

export interface ScreenViewProps {
  /** Name of the screen descriptor; its route must be the one that is open. */
  readonly screen: string;
  /** Path to go to when the record cannot be shown. */
  readonly homePath: string;
  /** Links for other ways on when the record cannot be shown, such as a search for it. */
  readonly otherWays?: ReactNode;
  /** Line by which dialogs show whose record is open. */
  readonly contextLine?: ContextLineOf;
  /**
   * Called with the open record, and with undefined when it closes: for parts outside of the screen. Keep it stable.
   */
  readonly onRecord?: (record: JsonObject | undefined) => void;
  /** Content over the boxes; given the record, where the screen has one. */
  readonly children?: ReactNode;
}

/** A screen from its descriptor: its record, its boxes, and the open tabs in the URL. */
export function ScreenView(props: ScreenViewProps) {
  const screen = entryOf(useProduct(), 'screens', props.screen);
  useEffect(moveByArrowsLater, []);
  const can = useAccess();
  if (!can(screen.access)) return <NotAllowed rule={screen.access} homePath={props.homePath} />;
  return (
    <Suspense fallback={<Loading />}>
      <OpenScreen {...props} screen={screen} />
    </Suspense>
  );
}

function moveByArrowsLater(): () => void {
  return startWhenIdle(async () => (await import('../box/arrow-keys.ts')).moveByArrows);
}

interface OpenScreenProps extends Omit<ScreenViewProps, 'screen'> {
  readonly screen: ScreenDescriptor;
}

function OpenScreen({ screen, ...props }: OpenScreenProps) {
  useScreenPart(screen.name);
  const params = useParams();
  return (
    <LinkContext value={RouterLink}>
      {screen.flow === undefined && <h1 className="en-visually-hidden">{screen.title}</h1>}
      {screen.record === undefined ? (
        <div className="en-screen">
          {props.children}
          <Content screen={screen} isEnabled />
        </div>
      ) : (
        <RecordScreen
          key={params[screen.record.param]}
          record={screen.record}
          id={params[screen.record.param] ?? ''}
          subjectId={params[screen.record.subject?.param ?? '']}
          homePath={props.homePath}
          otherWays={props.otherWays}
          contextLine={props.contextLine}
          onRecord={props.onRecord}
        >
          {(isLoaded, isReader) => (
            <>
              {props.children}
              <Content screen={screen} isEnabled={isLoaded} isReader={isReader} />
            </>
          )}
        </RecordScreen>
      )}
    </LinkContext>
  );
}

/**
 * Suspends until the screen's own part of the product is there. A screen that is on show reads the promise no more:
 * React takes every promise that is read for a wait. Until then it has to be read in each attempt to render.
 */
function useScreenPart(screen: string): void {
  const { loadScreen } = useEngine().product;
  const shown = useRef<string>(undefined);
  useEffect(() => {
    shown.current = screen;
  }, [screen]);
  if (loadScreen !== undefined && shown.current !== screen) use(loadScreen(screen));
}

interface ContentProps {
  readonly screen: ScreenDescriptor;
  readonly isEnabled: boolean;
  /** True where the record was handed over: the user reads it alone. */
  readonly isReader?: boolean | undefined;
}

/** The flow that a screen is, or its boxes. */
function Content({ screen, isEnabled, isReader }: ContentProps) {
  if (screen.flow === undefined) return <Boxes screen={screen} isEnabled={isEnabled} isReader={isReader} />;
  return (
    <Suspense fallback={<Loading />}>{isEnabled ? <FlowView flow={screen.flow} /> : <Loading />}</Suspense>
  );
}

function Boxes({ screen, isEnabled, isReader = false }: ContentProps) {
  const [state, open] = useTabState(screen);
  const boxes = screen.boxes.filter(({ readers }) => (isReader ? readers !== undefined : readers !== 'only'));
  return boxes.map((box) => (
    <BoxView
      key={box.name}
      box={box}
      open={state[box.name] ?? []}
      onOpen={(names) => open(box.name, names)}
      isEnabled={isEnabled}
    />
  ));
}

/** The engine's links inside of a router: they do not reload the page. */
function RouterLink({ to, className, children }: LinkProps) {
  return (
    <Link to={to} {...(className === undefined ? {} : { className })}>
      {children}
    </Link>
  );
}

/** Page on why a screen stays closed, with a link back. */
function NotAllowed({ rule, homePath }: { readonly rule: string | undefined; readonly homePath: string }) {
  const { access } = useProduct();
  const say = useMessages();
  const needs = rule === undefined ? undefined : access[rule]?.needs;
  return (
    <Panel tone="danger" role="alert">
      <p>
        {say('screen.not-allowed')}
        {needs !== undefined && ` ${say('screen.needs', { needs })}`}
      </p>
      <AppLink to={homePath}>{say('back-home')}</AppLink>
    </Panel>
  );
}
