import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import type { JsonObject } from '../../core/json/json.ts';
import { getAt } from '../../core/json/pointer.ts';
import type { Product } from '../../core/product/product.ts';
import type { ScreenDescriptor } from '../../core/product/screen.ts';
import type { ListAnswer } from '../../core/protocol/call-types.ts';
import { ownerIdOf } from '../../core/records/owner-id.ts';
import { messageOfError } from '../client/call-error.ts';
import { type OpenRecords, OpenRecordsContext } from '../context/open-records.ts';
import { useMessages } from '../context/use-messages.ts';
import { useProduct } from '../context/use-product.ts';
import { useFarewell } from '../data/farewells.ts';
import { useCall } from '../data/use-call.ts';
import { Button } from '../parts/Button.tsx';
import { AppLink } from '../parts/link.tsx';
import { Panel } from '../parts/Panel.tsx';
import { idOf } from '../parts/record-content.ts';
import { ContextLineContext, type ContextLineOf } from '../tab/dialog/use-context-line.ts';
import { type LoadedRecord, useLoadedRecord } from './use-loaded-record.ts';

const nobody: OpenRecords = {};

/**
 * Finds the owner of the record in the page's header, keyed by the owner's entity name; empty while unknown.
 */
function useOwner(
  { entity, call, owners, subject }: NonNullable<ScreenDescriptor['record']>,
  record: JsonObject | undefined,
): OpenRecords {
  const product = useProduct();
  // Sends no request where there is no call for owners; the record's own call is only a placeholder for the name.
  const answer = useCall<ListAnswer>(owners ?? call, {
    isEnabled: owners !== undefined && record !== undefined,
  });
  const rows = owners === undefined ? undefined : answer.data?.rows;
  const own = product.entities[entity]?.record;
  const head = subject === undefined ? own : product.entities[own?.subject ?? '']?.record;
  const id = record === undefined ? undefined : ownerIdOf(head ?? {}, record);
  const { refetch } = answer;
  return useMemo(() => {
    const owner = rows?.find((row) => idOf(row) === id);
    const name = ownerEntity(product, owners);
    if (owner === undefined || name === undefined) return nobody;
    return { [name]: { record: owner, replace: () => {}, refresh: async () => void (await refetch()) } };
  }, [product, owners, rows, id, refetch]);
}

function ownerEntity(product: Product, owners: string | undefined): string | undefined {
  const answer = owners === undefined ? undefined : product.calls[owners]?.answer;
  return answer?.kind === 'list' ? answer.entity : undefined;
}

export interface RecordScreenProps {
  readonly record: NonNullable<ScreenDescriptor['record']>;
  /** `_id` of the record, from the route. */
  readonly id: string;
  /** `_id` of the record's subject, where the screen opens the subject as well. */
  readonly subjectId?: string | undefined;
  readonly homePath: string;
  /** Links to other pages if the record cannot be shown, in addition to the link back. */
  readonly otherWays?: ReactNode;
  readonly contextLine?: ContextLineOf | undefined;
  /** Called with the record in the page's header: the subject of the open record, or else the open record itself. */
  readonly onRecord?: ((record: JsonObject | undefined) => void) | undefined;
  /**
   * Renders the content, even before the record is loaded, since the content has its own placeholders. `isReader` is
   * true where the user may read the record without its subject.
   */
  readonly children: (isLoaded: boolean, isReader: boolean) => ReactNode;
}

/** Loads the record of a screen and provides it to all content; callers use the record's id as the `key`. */
export function RecordScreen(props: RecordScreenProps) {
  const { record, id, subjectId, homePath, otherWays, contextLine, onRecord, children } = props;
  const say = useMessages();
  const own = useLoadedRecord(record, id);
  const subject = useLoadedRecord(record.subject ?? record, record.subject && subjectId);
  const { subject: subjectEntity, readers } = useProduct().entities[record.entity]?.record ?? {};
  const isReader = readers !== undefined && getAt(own.open?.record, readers.shownAt) !== undefined;
  const isMismatched = record.subject !== undefined && isOfAnother(own.open?.record, subjectId);
  const isHeaded = record.subject === undefined || subject.open !== undefined || isReader;
  const isLoaded = own.open !== undefined && isHeaded && !isMismatched;
  const isAlone = readers !== undefined && isGone(subject) && !isReader;
  useOnce(isAlone, own.open?.refresh);
  const head = record.subject === undefined ? own.open : subject.open;
  const owner = useOwner(record, head?.record);
  const open = useMemo<OpenRecords>(() => {
    if (!isLoaded || own.open === undefined) return {};
    return {
      // Puts the subject first, since the page's header and dialogs describe the first record.
      ...(subject.open === undefined || subjectEntity === undefined ? {} : { [subjectEntity]: subject.open }),
      [record.entity]: own.open,
      ...owner,
    };
  }, [isLoaded, own.open, subject.open, subjectEntity, record.entity, owner]);
  const heading = head?.record;
  useEffect(() => {
    onRecord?.(heading);
    return () => onRecord?.(undefined);
  }, [onRecord, heading]);
  const farewell = useFarewell([id, subjectId]);
  // Waits for the record itself, which decides whether the user reads it without its subject.
  const awaited = isReader || (isAlone && own.open === undefined) ? [own] : [own, subject];
  const failed = awaited.find((each) => each.error !== null && each.open === undefined);

  if (failed !== undefined && failed.retry === undefined && farewell !== undefined)
    return <HandedOver messages={farewell} homePath={homePath} />;
  if (failed !== undefined || isMismatched) {
    return (
      <LoadFailure
        message={messageOfError(failed?.error, say('screen.load-failed'))}
        homePath={homePath}
        otherWays={otherWays}
        onRetry={failed?.retry}
      />
    );
  }
  return (
    <OpenRecordsContext value={open}>
      <ContextLineContext value={contextLine}>
        <div className="en-screen">{children(isLoaded, isReader)}</div>
      </ContextLineContext>
    </OpenRecordsContext>
  );
}

function isGone({ error, open, retry }: LoadedRecord): boolean {
  return error !== null && open === undefined && retry === undefined;
}

/** Calls `act` once each time that `isDue` becomes true. */
function useOnce(isDue: boolean, act: (() => Promise<void>) | undefined): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  }, [act]);
  useEffect(() => {
    if (isDue) void latest.current?.();
  }, [isDue]);
}

/**
 * Reports whether a record belongs to another subject: a URL edited by hand must not show one patient's record under
 * the name of another.
 */
function isOfAnother(record: JsonObject | undefined, subjectId: string | undefined): boolean {
  return record !== undefined && record['subject'] !== subjectId;
}

interface HandedOverProps {
  readonly messages: readonly string[];
  readonly homePath: string;
}

/**
 * Renders the page for a record that the user has just moved to another organization, with its new location
 * and a link to continue.
 */
function HandedOver({ messages, homePath }: HandedOverProps) {
  const say = useMessages();
  return (
    <Panel tone="info" role="status">
      {messages.map((message) => (
        <p key={message}>{message}</p>
      ))}
      <p>{say('screen.handed-over')}</p>
      <div className="en-panel-buttons">
        <AppLink to={homePath} className="en-button en-button-secondary">
          {say('back-home')}
        </AppLink>
      </div>
    </Panel>
  );
}

interface LoadFailureProps {
  readonly message: string;
  readonly homePath: string;
  readonly otherWays: ReactNode;
  readonly onRetry: (() => void) | undefined;
}

function LoadFailure({ message, homePath, otherWays, onRetry }: LoadFailureProps) {
  const say = useMessages();
  return (
    <Panel tone="danger" role="alert">
      <p>{message}</p>
      <div className="en-panel-buttons">
        {onRetry !== undefined && <Button onClick={onRetry}>{say('loading.retry')}</Button>}
        <AppLink to={homePath} className="en-button en-button-secondary">
          {say('back-home')}
        </AppLink>
        {otherWays}
      </div>
    </Panel>
  );
}
