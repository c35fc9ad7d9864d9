import { type IconButtonProps, TranslatableString } from '@rjsf/utils';
import type { MouseEvent, ReactNode } from 'react';
import { Button, IconButton } from '../../../parts/Button.tsx';
import { CloseIcon, CopyIcon, DownIcon, PlusIcon, RemoveIcon, UpIcon } from '../../../parts/icons.tsx';
import { useOpenForm } from '../../form-react-context.ts';

/**
 * Wraps a click so that RJSF gets the current values first if the click has not moved the focus (e.g. by a
 * screen reader): RJSF changes lists and objects based on the values that it got last.
 */
function useFreshClick(onClick: IconButtonProps['onClick']) {
  const { store } = useOpenForm();
  return (event: MouseEvent<HTMLButtonElement>): void => {
    const { currentTarget } = event;
    if (!store.isTyping()) {
      onClick?.(event);
      // Restores the focus, which RJSF takes away, to the button, so that the user can move the item further.
      currentTarget.focus();
      return;
    }
    store.endTyping();
    queueMicrotask(() => currentTarget.click());
  };
}

interface SignButtonProps {
  readonly given: IconButtonProps;
  readonly words: TranslatableString;
  readonly sign: ReactNode;
  readonly isDangerous?: boolean;
}

function SignButton({ given, words, sign, isDangerous = false }: SignButtonProps) {
  const { id, disabled, onClick, registry, 'aria-label': name } = given;
  const click = useFreshClick(onClick);
  const hint = registry.translateString(words);
  return (
    <IconButton
      {...(id === undefined ? {} : { id })}
      label={name ?? hint}
      hint={hint}
      isDangerous={isDangerous}
      disabled={disabled === true}
      onClick={click}
    >
      {sign}
    </IconButton>
  );
}

export function AddButton({ id, disabled, onClick, registry }: IconButtonProps) {
  return (
    <Button
      id={id}
      look="quiet"
      icon={<PlusIcon />}
      disabled={disabled === true}
      onClick={useFreshClick(onClick)}
    >
      {registry.translateString(TranslatableString.AddButton)}
    </Button>
  );
}

export function CopyButton(props: IconButtonProps) {
  return <SignButton given={props} words={TranslatableString.CopyButton} sign={<CopyIcon />} />;
}

export function MoveUpButton(props: IconButtonProps) {
  return <SignButton given={props} words={TranslatableString.MoveUpButton} sign={<UpIcon />} />;
}

export function MoveDownButton(props: IconButtonProps) {
  return <SignButton given={props} words={TranslatableString.MoveDownButton} sign={<DownIcon />} />;
}

export function RemoveButton(props: IconButtonProps) {
  return (
    <SignButton given={props} words={TranslatableString.RemoveButton} sign={<RemoveIcon />} isDangerous />
  );
}

export function ClearButton(props: IconButtonProps) {
  return <SignButton given={props} words={TranslatableString.ClearButton} sign={<CloseIcon />} />;
}
