export { BoxView, type BoxViewProps } from './box/BoxView.tsx';
export { decodeTabState, encodeTabState, type TabState } from './box/tab-state.ts';
export type { HitsAnswer, ListAnswer, SavedAnswer } from './data/answers.ts';
export {
  type CallRequest,
  createGatewayClient,
  type GatewayClient,
  type GatewayClientOptions,
} from './data/gateway-client.ts';
export { GatewayError, isSignedOutError, messageOfError } from './data/gateway-error.ts';
export {
  createLiveClient,
  type LiveClient,
  type LiveClientOptions,
  type LiveStatus,
  type ReconnectPlan,
} from './data/live-client.ts';
export { everyAnswerOf } from './data/query-keys.ts';
export { type CallOptions, useCall } from './data/use-call.ts';
export { ConfirmDialog, type ConfirmDialogProps } from './modal/ConfirmDialog.tsx';
export { Dialog, type DialogProps } from './modal/Dialog.tsx';
export { clearDrafts } from './modal/drafts.ts';
export { SaveConflictError } from './modal/save-conflict.ts';
export { Notifications } from './notifications/Notifications.tsx';
export type { Notice } from './notifications/notice.ts';
export { dismissAllNotices, dismissNotice, notify } from './notifications/notify.ts';
export { AsyncButton, type AsyncButtonProps } from './parts/AsyncButton.tsx';
export { Button, type ButtonProps, IconButton, type IconButtonProps } from './parts/Button.tsx';
export { ErrorBoundary, type ErrorBoundaryProps } from './parts/ErrorBoundary.tsx';
export { Loading, type LoadingProps } from './parts/Loading.tsx';
export { lazyPart, loadAhead } from './parts/lazy-part.ts';
export { AppLink, LinkContext } from './parts/link.tsx';
export { Panel, type PanelProps } from './parts/Panel.tsx';
export { idOf } from './parts/record-content.ts';
export { TabStrip, type TabStripProps } from './parts/TabStrip.tsx';
export { type Clock, systemClock } from './provider/clock.ts';
export { EngineProvider, type EngineProviderProps } from './provider/EngineProvider.tsx';
export { useEngine } from './provider/engine-context.ts';
export { entryOf } from './provider/entry-of.ts';
export { createLiveProduct, fixedProduct, type LiveProduct } from './provider/live-product.ts';
export { useOpenRecords, useRecordData } from './provider/open-records.ts';
export type { PartProps, Parts } from './provider/part.ts';
export { type Can, useAccess } from './provider/use-access.ts';
export { useIsForReading } from './provider/use-is-for-reading.ts';
export { useProduct } from './provider/use-product.ts';
export { useWords } from './provider/use-words.ts';
export { ScreenView, type ScreenViewProps } from './screen/ScreenView.tsx';
export { TabView } from './tab/TabView.tsx';
export { DataTable, type DataTableProps } from './table/DataTable.tsx';
export { EngineTheme, type EngineThemeProps } from './theme/EngineTheme.tsx';
