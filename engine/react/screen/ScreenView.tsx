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

// Loads flows separately, together with their forms, which the first page does not need.
const FlowView = lazyPart(async () => (await import('../flow/FlowView.tsx')).FlowView);

export interface ScreenViewProps {
  /** Name of the screen descriptor; its route has to be the current one. */
  readonly screen: string;
  /** Path of the page to which the user can go where the record cannot be shown. */
  readonly homePath: string;
  /** Links to other pages when the record cannot be shown, such as a search for it. */
  readonly otherWays?: ReactNode;
  /** Function that formats the line in dialogs that names the subject of the open record. */
  readonly contextLine?: ContextLineOf;
  /**
   * Called with the open record, and with undefined when it closes, for parts outside of the screen. Must be stable.
   */
  readonly onRecord?: (record: JsonObject | undefined) => void;
  /** Content above the boxes; it is rendered within the context of the record, where the screen has one. */
  readonly children?: ReactNode;
}

/** Renders a screen from its descriptor: its record, its boxes, and the open tabs in the URL. */
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
 * Suspends until the screen's part of the product is loaded, by reading the promise in each attempt to
 * render. Stops reading it once the screen is displayed, since React treats each read as a possible
 * suspension.
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
  /** True where the record has been moved to another organization and the user reads it without its subject. */
  readonly isReader?: boolean | undefined;
}

/** Renders the flow of a screen, or its boxes. */
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
      foldAs={boxes.length > 1 ? `${screen.name}.${box.name}` : undefined}
    />
  ));
}

/** Renders a link of the engine by the router, which does not reload the page. */
function RouterLink({ to, className, children }: LinkProps) {
  return (
    <Link to={to} {...(className === undefined ? {} : { className })}>
      {children}
    </Link>
  );
}

/** Renders the reason why the user may not see a screen, with a link back. */
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
