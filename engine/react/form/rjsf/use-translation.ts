import { englishStringTranslator, TranslatableString } from '@rjsf/utils';
import { useCallback } from 'react';
import type { MessageName } from '../../../core/messages/messages.ts';
import { useMessages } from '../../context/use-messages.ts';

/** Messages of RJSF's own in a form, under the engine's names. Texts for developers stay RJSF's. */
const names: Readonly<Partial<Record<TranslatableString, MessageName>>> = {
  [TranslatableString.AddButton]: 'open.add',
  [TranslatableString.CopyButton]: 'open.copy',
  [TranslatableString.MoveUpButton]: 'open.move-up',
  [TranslatableString.MoveDownButton]: 'open.move-down',
  [TranslatableString.RemoveButton]: 'open.remove',
  [TranslatableString.ClearButton]: 'open.clear',
  [TranslatableString.OptionPrefix]: 'open.option',
  [TranslatableString.TitleOptionPrefix]: 'open.option.of',
  [TranslatableString.KeyLabel]: 'open.key',
  [TranslatableString.NewStringDefault]: 'open.new-value',
  [TranslatableString.YesLabel]: 'value.yes',
  [TranslatableString.NoLabel]: 'value.no',
  [TranslatableString.OptionalObjectAdd]: 'open.optional.add',
  [TranslatableString.OptionalObjectRemove]: 'open.optional.remove',
  [TranslatableString.OptionalObjectEmptyMsg]: 'open.optional.none',
};

/** RJSF's own texts, with those that product and host put in their place. Stable while neither changes. */
export function useTranslation(): (text: TranslatableString, parameters?: string[]) => string {
  const say = useMessages();
  return useCallback(
    (text, parameters) => {
      const name = names[text];
      if (name === undefined) return englishStringTranslator(text, parameters);
      const [first, second] = parameters ?? [];
      return say(name, { first, second });
    },
    [say],
  );
}
