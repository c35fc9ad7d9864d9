import { useMessages } from '../../context/use-messages.ts';
import { IconButton } from '../../parts/Button.tsx';
import { CloseIcon } from '../../parts/icons.tsx';
import './narrowing.css';
import { everything, type Narrowed, narrowable, statisticChoices } from './narrowed.ts';
import type { OfferedStatistic } from './statistics.ts';

export interface NarrowingProps {
  /** Element id of the control that adds a statistic, from which the other ids are derived. */
  readonly id: string;
  readonly label: string;
  readonly statistics: readonly OfferedStatistic[];
  readonly narrowed: Narrowed;
  readonly isDisabled: boolean;
  readonly onChange: (next: Narrowed) => void;
  readonly onLeave?: () => void;
}

/** Renders statistics that narrow a search by one choice each; the user can add, set and remove them. */
export function Narrowing(props: NarrowingProps) {
  const { id, label, statistics, narrowed, isDisabled, onChange } = props;
  const say = useMessages();
  const others = statistics.filter(
    (statistic) => narrowable(statistic) && !Object.hasOwn(narrowed, statistic.name),
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend of its own
    <div className="en-narrowing" role="group" aria-label={label} onBlur={props.onLeave}>
      {Object.entries(narrowed).map(([name, choice]) => (
        <NarrowedBy
          key={name}
          statistic={statistics.find((each) => each.name === name)}
          name={name}
          choice={choice}
          isDisabled={isDisabled}
          onChoose={(next) => onChange({ ...narrowed, [name]: next })}
          onRemove={() => {
            const { [name]: _gone, ...rest } = narrowed;
            document.getElementById(id)?.focus();
            onChange(rest);
          }}
        />
      ))}
      {!isDisabled && (
        <select
          id={id}
          className="en-input en-select en-narrowing-add"
          aria-label={say('narrowing.add')}
          value=""
          disabled={others.length === 0}
          onChange={({ currentTarget }) => onChange({ ...narrowed, [currentTarget.value]: everything })}
        >
          <option value="">{say('narrowing.add')}</option>
          {others.map(({ name, title }) => (
            <option key={name} value={name}>
              {title}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}

interface NarrowedByProps {
  readonly statistic: OfferedStatistic | undefined;
  readonly name: string;
  readonly choice: string;
  readonly isDisabled: boolean;
  readonly onChoose: (choice: string) => void;
  readonly onRemove: () => void;
}

function NarrowedBy({ statistic, name, choice, isDisabled, onChoose, onRemove }: NarrowedByProps) {
  const say = useMessages();
  const title = statistic?.title ?? name;
  const choices = statistic === undefined ? [] : statisticChoices(statistic);
  const isKnown = choice === everything || choices.some(({ code }) => code === choice);
  return (
    <span className="en-narrowed" data-chosen={choice !== everything || undefined}>
      <label className="en-narrowed-choice">
        <span>{title}</span>
        <select
          className="en-input en-select"
          value={choice}
          disabled={isDisabled}
          onChange={({ currentTarget }) => onChoose(currentTarget.value)}
        >
          <option value={everything}>{say('narrowing.all')}</option>
          {!isKnown && <option value={choice}>{say('narrowing.gone', { choice })}</option>}
          {choices.map(({ code, display }) => (
            <option key={code} value={code}>
              {display}
            </option>
          ))}
        </select>
      </label>
      {!isDisabled && (
        <IconButton label={say('narrowing.remove', { statistic: title })} onClick={onRemove}>
          <CloseIcon />
        </IconButton>
      )}
    </span>
  );
}
