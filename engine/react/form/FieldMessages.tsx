import { type ReactNode, useEffect } from 'react';
import { useMessages } from '../context/use-messages.ts';
import { AlertIcon, InfoIcon, WarningIcon } from '../parts/icons.tsx';
import type { FieldView } from './store/field-view.ts';

/** What a check has found, each with its page: beside this one, since something is typed here. */
function Found({ rows }: { readonly rows: FieldView['found'] }) {
  if (rows.length === 0) return null;
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

/** Whether anything stands under a field that its control has to be described by. */
export function hasMessages({ errors, warnings, infos, isMissing }: FieldView): boolean {
  return isMissing || errors.length + warnings.length + infos.length > 0;
}

/** The errors, warnings and information of a field. */
export function FieldMessages({ id, view }: { readonly id: string; readonly view: FieldView }) {
  const say = useMessages();
  const { errors, warnings, found, infos, isMissing } = view;
  useWarningInSight(id, warnings.join());
  if (!hasMessages(view)) return null;
  return (
    <div id={`${id}-error`}>
      <Lines tone="error" icon={<AlertIcon />} texts={errors} />
      <Lines tone="warning" icon={<WarningIcon />} texts={warnings} />
      <Found rows={found} />
      {isMissing && <Lines tone="info" icon={<InfoIcon />} texts={[say('form.missing')]} />}
      <Lines tone="info" icon={<InfoIcon />} texts={infos} />
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

interface LinesProps {
  readonly tone: 'error' | 'warning' | 'info';
  readonly icon: ReactNode;
  readonly texts: readonly string[];
}

function Lines({ tone, icon, texts }: LinesProps) {
  return texts.map((text) => (
    <p key={text} className={`en-${tone}`}>
      {icon}
      {text}
    </p>
  ));
}
