export type NoticeKind = 'error' | 'info';

/** The colour and sign of a notice; its kind says how urgently it is read out. */
export type NoticeTone = 'error' | 'info' | 'warning' | 'success';

export interface Notice {
  readonly kind: NoticeKind;
  readonly tone?: NoticeTone;
  readonly message: string;
  /** Stays until it is closed by hand. */
  readonly sticky?: boolean;
  /** Milliseconds that it stays, where that is not the product's usual time. */
  readonly timeout?: number;
  /** What can be done about it; the notice goes with it. */
  readonly action?: {
    readonly label: string;
    /** As in `mod+Z`: what does it while nobody types; of several notices the newest. */
    readonly key?: string;
    readonly act: () => void;
  };
}
