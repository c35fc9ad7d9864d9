export type { HitsAnswer, ListAnswer, SavedAnswer } from '../core/protocol/call-types.ts';
export { BoxView, type BoxViewProps } from './box/BoxView.tsx';
export { TabView } from './box/TabView.tsx';
export { decodeTabState, encodeTabState, type TabState } from './box/tab-state.ts';
export { CallError, isSignedOutError, messageOfError } from './client/call-error.ts';
export { entryOf } from './client/entry-of.ts';
export {
  type CallRequest,
  createGatewayClient,
  type GatewayClient,
  type GatewayClientOptions,
} from './client/gateway-client.ts';
export type { Cell, CellContext, Cells, ShownProps, SortKey } from './context/cell.ts';
export { type Clock, systemClock } from './context/clock.ts';
export { useEngine } from './context/engine-context.ts';
export { createLiveProduct, fixedProduct, type LiveProduct } from './context/live-product.ts';
export {
  type OpenRecords,
  OpenRecordsContext,
  useOpenRecords,
  useRecordData,
} from './context/open-records.ts';
export { createPagedProduct, type PagedProduct } from './context/paged-product.ts';
export type { PartProps, Parts } from './context/part.ts';
export { type Can, useAccess } from './context/use-access.ts';
export { useCodes, useEveryCodes } from './context/use-codes.ts';
export { useIsForReading } from './context/use-is-for-reading.ts';
export { useMessages } from './context/use-messages.ts';
export { useProduct } from './context/use-product.ts';
export { useScope } from './context/use-scope.ts';
export {
  createLiveClient,
  type LiveClient,
  type LiveClientOptions,
  type LiveStatus,
  type ReconnectPlan,
} from './data/live-client.ts';
export { openPresence } from './data/open-presence.ts';
export { everyAnswer, everyAnswerOf } from './data/query-keys.ts';
export { type CallOptions, useCall } from './data/use-call.ts';
export { useKept } from './data/use-kept.ts';
export { ConfirmDialog, type ConfirmDialogProps } from './modal/ConfirmDialog.tsx';
export { Dialog, type DialogProps } from './modal/Dialog.tsx';
export { clearDrafts } from './modal/drafts.ts';
export { entrySlots } from './modal/entry-slots.ts';
export { LeavableFooter, LeaveButton } from './modal/LeavableFooter.tsx';
export { OpenedLater } from './modal/OpenedLater.tsx';
export { SaveConflictError } from './modal/save-conflict.ts';
export { type OpenDraft, useDraftState } from './modal/use-draft-state.ts';
export { useLeaveGuard } from './modal/use-leave-guard.ts';
export { Notifications } from './notifications/Notifications.tsx';
export type { Notice } from './notifications/notice.ts';
export { dismissAllNotices, dismissNotice, notify } from './notifications/notify.ts';
export { useAnnouncement } from './notifications/use-announcement.ts';
export { AsyncButton, type AsyncButtonProps } from './parts/AsyncButton.tsx';
export { Button, type ButtonProps, IconButton, type IconButtonProps } from './parts/Button.tsx';
export { Contained } from './parts/Contained.tsx';
export { ErrorBoundary, type ErrorBoundaryProps } from './parts/ErrorBoundary.tsx';
export { FailureNote } from './parts/FailureNote.tsx';
export { isFocusFree, keepsFocus } from './parts/free-focus.ts';
export { isDialogOpen } from './parts/is-dialog-open.ts';
export { Loading, type LoadingProps } from './parts/Loading.tsx';
export { lazyPart, loadAhead, pagePart } from './parts/lazy-part.tsx';
export { AppLink, LinkContext } from './parts/link.tsx';
export { Panel, type PanelProps } from './parts/Panel.tsx';
export { printPage, useIsPrinting } from './parts/printing.ts';
export { idOf } from './parts/record-content.ts';
export { SourceText } from './parts/SourceText.tsx';
export { saveFile } from './parts/save-file.ts';
export { TabStrip, type TabStripProps } from './parts/TabStrip.tsx';
export { typeInto } from './parts/type-into.ts';
export { useRested } from './parts/use-rested.ts';
export { keepTyped, useWhenLeft } from './parts/when-left.ts';
export { EngineProvider, type EngineProviderProps } from './provider/EngineProvider.tsx';
export { ScreenView, type ScreenViewProps } from './screen/ScreenView.tsx';
export { DataTable, type DataTableProps } from './table/DataTable.tsx';
export { EngineTheme, type EngineThemeProps } from './theme/EngineTheme.tsx';
