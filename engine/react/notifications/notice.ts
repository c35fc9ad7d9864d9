export type NoticeKind = 'error' | 'info';

/**
 * Colour and icon of a notice; `kind`, not the tone, decides how urgently a screen reader announces the
 * notice.
 */
export type NoticeTone = 'error' | 'info' | 'warning' | 'success';

export interface Notice {
  readonly kind: NoticeKind;
  readonly tone?: NoticeTone;
  readonly message: string;
  /** True for a notice that stays until the user closes it. */
  readonly sticky?: boolean;
  /** Milliseconds until the notice disappears; by default the product's setting. */
  readonly timeout?: number;
  /** Action that the notice offers; performing it closes the notice. */
  readonly action?: {
    readonly label: string;
    /**
     * Key that triggers the action unless the user is typing, such as `mod+Z`; among several notices, the newest one
     * reacts.
     */
    readonly key?: string;
    readonly act: () => void;
  };
}
