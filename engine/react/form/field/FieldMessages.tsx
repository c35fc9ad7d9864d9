import { type ReactNode, useEffect } from 'react';
import { useMessages } from '../../context/use-messages.ts';
import { AlertIcon, InfoIcon, WarningIcon } from '../../parts/icons.tsx';
import { useOpenForm } from '../form-react-context.ts';
import type { ValuesOffer } from '../store/checks.ts';
import type { FieldView } from '../store/field-view.ts';

/** Renders the rows that a check found, each linked to its page in a new tab, since the user is typing in this one. */
function Found({ rows }: { readonly rows: FieldView['found'] }) {
  return (
    <ul className="en-found">
      {rows.map(({ text, to }) => (
        <li key={`${text} ${to ?? ''}`}>
          {to === undefined ? (
            text
          ) : (
            <a href={to} target="_blank" rel="noopener">
              {text}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Renders the button that applies the values proposed by the gateway; none are applied without a press. */
function Offered({ id, offer }: { readonly id: string; readonly offer: ValuesOffer }) {
  const { store } = useOpenForm();
  return (
    <button
      type="button"
      className="en-button en-offer"
      onClick={() => {
        store.setValues(offer.take(store.get().values));
        store.endTyping();
        document.getElementById(id)?.focus();
      }}
    >
      {offer.text}
    </button>
  );
}

/**
 * Reports whether a message is shown under the field, to which the control's `aria-describedby` must then
 * refer.
 */
export function hasMessages({ errors, warnings, infos, isMissing }: FieldView): boolean {
  return isMissing || errors.length + warnings.length + infos.length > 0;
}

/**
 * Renders the errors, warnings and information of a field. It is a function, not a component, since a form has many
 * fields and most of them have no messages.
 */
export function fieldMessages(id: string, view: FieldView): ReactNode {
  return hasMessages(view) && <FieldMessages id={id} view={view} />;
}

function FieldMessages({ id, view }: { readonly id: string; readonly view: FieldView }) {
  const say = useMessages();
  const { errors, warnings, found, offer, infos, isMissing } = view;
  useWarningInSight(id, warnings.join());
  return (
    <div id={`${id}-error`}>
      {linesOf('error', errors)}
      {linesOf('warning', warnings)}
      {found.length > 0 && <Found rows={found} />}
      {offer !== undefined && <Offered id={id} offer={offer} />}
      {isMissing && linesOf('info', [say('form.missing')])}
      {linesOf('info', infos)}
    </div>
  );
}

/**
 * Scrolls the answer of a check into view while the field has the focus, since the answer appears below the
 * field, perhaps outside of the dialog's visible part.
 */
function useWarningInSight(id: string, said: string): void {
  useEffect(() => {
    const isInUse = document.activeElement?.id === id;
    if (said !== '' && isInUse) document.getElementById(`${id}-error`)?.scrollIntoView({ block: 'nearest' });
  }, [id, said]);
}

const icons = { error: <AlertIcon />, warning: <WarningIcon />, info: <InfoIcon /> };

function linesOf(tone: keyof typeof icons, texts: readonly string[]): ReactNode {
  if (texts.length === 0) return null;
  return texts.map((text) => (
    <p key={text} className={`en-${tone}`}>
      {icons[tone]}
      {text}
    </p>
  ));
}
