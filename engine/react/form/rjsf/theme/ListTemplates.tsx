import {
  type ArrayFieldItemButtonsTemplateProps,
  type ArrayFieldItemTemplateProps,
  type ArrayFieldTemplateProps,
  buttonId,
  getUiOptions,
  type IconButtonProps,
  TranslatableString,
} from '@rjsf/utils';
import type { ComponentType, MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { PortionedParts } from './PortionedParts.tsx';

/** Renders a list: title, items one below the other, and an add button. */
export function ListTemplate(props: ArrayFieldTemplateProps) {
  const { fieldPathId, items, canAdd, onAddClick, disabled, readonly, registry, required, schema } = props;
  const options = getUiOptions(props.uiSchema);
  const title = options.title ?? props.title;
  const description = options.description ?? schema.description;
  const { AddButton } = registry.templates.ButtonTemplates;
  return (
    <fieldset className="en-structure" id={fieldPathId.$id}>
      {title !== '' && options.label !== false && (
        <legend>
          {title}
          {required === true && (
            <span className="en-required" aria-hidden="true">
              *
            </span>
          )}
        </legend>
      )}
      {description !== undefined && options.label !== false && <p className="en-help">{description}</p>}
      {props.optionalDataControl}
      <PortionedParts at={fieldPathId.path} names={[...items.keys()]} parts={items} />
      {canAdd && (
        <AddButton
          id={buttonId(fieldPathId, 'add')}
          onClick={onAddClick}
          disabled={disabled === true || readonly === true}
          registry={registry}
        />
      )}
    </fieldset>
  );
}

/** Renders an item of a list with buttons to move, copy and remove it. */
export function ListItemTemplate({ children, hasToolbar, buttonsProps }: ArrayFieldItemTemplateProps) {
  return (
    <div className="en-list-item">
      <div className="en-list-item-content">{children}</div>
      {hasToolbar && (
        <div className="en-list-item-buttons">
          <ListItemButtons {...buttonsProps} />
        </div>
      )}
    </div>
  );
}

/**
 * Renders the buttons of an item. Each label contains the item's name, since a list may have a hundred buttons that
 * look alike.
 */
export function ListItemButtons(props: ArrayFieldItemButtonsTemplateProps) {
  const { hasCopy, hasMoveUp, hasMoveDown, hasRemove, fieldPathId, index, registry } = props;
  const { CopyButton, MoveUpButton, MoveDownButton, RemoveButton } = registry.templates.ButtonTemplates;
  const isLocked = props.disabled === true || props.readonly === true;
  const button = (
    Kind: ComponentType<IconButtonProps>,
    words: TranslatableString,
    given: Pick<IconButtonProps, 'onClick' | 'disabled' | 'id'>,
  ) => <Kind {...given} registry={registry} aria-label={`${registry.translateString(words)} ${index + 1}`} />;
  const {
    MoveUpButton: up,
    MoveDownButton: down,
    CopyButton: copy,
    RemoveButton: remove,
  } = TranslatableString;
  const id = (name: Parameters<typeof buttonId>[1]) => buttonId(fieldPathId, name);
  return (
    <>
      {(hasMoveUp || hasMoveDown) && (
        <>
          {button(MoveUpButton, up, {
            id: id('moveUp'),
            disabled: isLocked || !hasMoveUp,
            onClick: props.onMoveUpItem,
          })}
          {button(MoveDownButton, down, {
            id: id('moveDown'),
            disabled: isLocked || !hasMoveDown,
            onClick: props.onMoveDownItem,
          })}
        </>
      )}
      {hasCopy && button(CopyButton, copy, { id: id('copy'), disabled: isLocked, onClick: props.onCopyItem })}
      {hasRemove &&
        button(RemoveButton, remove, {
          id: id('remove'),
          disabled: isLocked,
          onClick: (event) => removeKeepingFocus(event, props.onRemoveItem),
        })}
    </>
  );
}

/** Removes an item and focuses its successor, or else the last item, or else the list's add button. */
function removeKeepingFocus(
  event: MouseEvent<HTMLButtonElement>,
  remove: ArrayFieldItemButtonsTemplateProps['onRemoveItem'],
): void {
  const item = event.currentTarget.closest('.en-list-item');
  const list = item?.parentElement?.closest('fieldset');
  const itemsLeft = () =>
    [...(list?.querySelectorAll('.en-list-item') ?? [])].filter(
      (each) => each.parentElement?.closest('fieldset') === list,
    );
  const index = itemsLeft().findIndex((each) => each === item);
  flushSync(() => remove(event));
  const left = itemsLeft();
  const beside = left[Math.min(index, left.length - 1)];
  const next =
    beside?.querySelector<HTMLElement>(':scope > .en-list-item-buttons > :last-child') ??
    beside?.querySelector<HTMLElement>('input, select, textarea, button') ??
    list?.querySelector<HTMLElement>(':scope > button');
  next?.focus();
}
