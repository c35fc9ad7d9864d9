import { type FormatMessage, messageFormatter } from '../../core/messages/messages.ts';
import { engineDefaults, type ProductDefaults } from '../../core/product/defaults.ts';

interface NoticeSettings {
  readonly say: FormatMessage;
  readonly notices: ProductDefaults['notices'];
  /** Key under which this browser keeps whether the user wants no notices that only tell something. */
  readonly quietKey: string;
}

const own: NoticeSettings = { say: messageFormatter({}), notices: engineDefaults.notices, quietKey: 'quiet' };
const listeners = new Set<() => void>();
let current = own;

const say: FormatMessage = (name, values) => current.say(name, values);

/**
 * Settings of the product for notices, kept outside of the provider, since a notice outlives the page that shows it.
 */
export const noticeHost = {
  say,
  quietKey: () => current.quietKey,
  defaults: (): ProductDefaults['notices'] => current.notices,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Applies the settings of the product and its host; returns a function that restores the defaults. */
  become(settings: NoticeSettings): () => void {
    set(settings);
    return () => {
      if (current === settings) set(own);
    };
  },
};

function set(settings: NoticeSettings): void {
  current = settings;
  for (const listener of listeners) listener();
}
