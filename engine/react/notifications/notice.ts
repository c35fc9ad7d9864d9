export type NoticeKind = 'error' | 'info';

/** The colour and sign of a notice; its kind says how urgently it is read out. */
export type NoticeTone = 'error' | 'info' | 'warning' | 'success';

export interface Notice {
  readonly kind: NoticeKind;
  readonly tone?: NoticeTone;
  readonly message: string;
  /** True for a notice that stays until it is closed by hand. */
  readonly sticky?: boolean;
  /** Milliseconds that it stays, where that is not the product's usual time. */
  readonly timeout?: number;
  /** Action on what the notice reports; the notice goes with it. */
  readonly action?: {
    readonly label: string;
    /** Key that triggers it while nobody types, as `mod+Z`; of several notices the newest takes it. */
    readonly key?: string;
    readonly act: () => void;
  };
}
