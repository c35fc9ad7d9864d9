import type { Omission } from '../../../core/questionnaires/item.ts';
import { useMessages } from '../../context/use-messages.ts';

/** Parts of a Questionnaire that its form does not do, item by item. */
export function OmissionList({ omissions }: { readonly omissions: readonly Omission[] }) {
  const say = useMessages();
  if (omissions.length === 0) return null;
  return (
    <details className="en-help">
      <summary>{say('questionnaire.omissions', { n: omissions.length })}</summary>
      <ul>
        {omissions.map(({ linkId, text }) => (
          <li key={`${linkId} ${text}`}>
            {linkId !== '' && <code>{linkId}</code>} {text}
          </li>
        ))}
      </ul>
    </details>
  );
}
