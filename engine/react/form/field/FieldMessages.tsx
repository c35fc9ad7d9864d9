import { type ReactNode, useEffect } from 'react';
import { useMessages } from '../../context/use-messages.ts';
import { AlertIcon, InfoIcon, WarningIcon } from '../../parts/icons.tsx';
import { useOpenForm } from '../form-react-context.ts';
import type { Offer } from '../store/checks.ts';
import type { FieldView } from '../store/field-view.ts';

/** Rows found by a check, each linked to its page in a new tab, since something is typed here. */
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

/** Button that takes the value offered by the gateway; nothing of the offer is taken before it is pressed. */
function Offered({ id, offer }: { readonly id: string; readonly offer: Offer }) {
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

/** True where a message stands under the field that its control has to be described by. */
export function hasMessages({ errors, warnings, infos, isMissing }: FieldView): boolean {
  return isMissing || errors.length + warnings.length + infos.length > 0;
}

/**
 * The errors, warnings and information of a field. A function and no component: most fields of a form have none of
 * them, and a form has many fields.
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

/** The answer of a check comes below its field, where a dialog may end: it is scrolled to while the field is in use. */
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
