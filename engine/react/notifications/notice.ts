export type NoticeKind = 'error' | 'info';

/** Colour and sign of a notice; the kind decides how urgently it is read out. */
export type NoticeTone = 'error' | 'info' | 'warning' | 'success';

export interface Notice {
  readonly kind: NoticeKind;
  readonly tone?: NoticeTone;
  readonly message: string;
  /** True for a notice that stays until the user closes it. */
  readonly sticky?: boolean;
  /** Milliseconds until the notice disappears, where not the product's default. */
  readonly timeout?: number;
  /** Action about the notice's subject; ends the notice. */
  readonly action?: {
    readonly label: string;
    /**
     * Key that triggers the action while nobody types, such as `mod+Z`; of several notices, the newest one handles it.
     */
    readonly key?: string;
    readonly act: () => void;
  };
}
