import { type ReactNode, useState } from 'react';
import type { Requirement } from '../../../../engine/core/authoring/requirement.ts';
import { TextBox } from '../../../../engine/react/form/widgets/TextBox.tsx';
import { Button, IconButton } from '../../../../engine/react/index.ts';
import { DownIcon, RemoveIcon, UpIcon } from '../../../../engine/react/parts/icons.tsx';
import type { MoveDirection } from './use-form-moves.ts';

const directions = [
  { to: 'up', icon: <UpIcon /> },
  { to: 'down', icon: <DownIcon /> },
  { to: 'left', icon: <LeftIcon /> },
  { to: 'right', icon: <RightIcon /> },
] as const;

export interface FieldBarProps {
  readonly title: string;
  /** Changes the title; undefined if another file defines the title. */
  readonly onTitle: ((title: string) => void) | undefined;
  readonly required: Requirement['is'];
  /** Toggles whether a value is required; undefined if another file describes the field. */
  readonly onRequire: (() => void) | undefined;
  /** Conditions of the field, one for each property that depends on a condition, such as its visibility. */
  readonly conditions: readonly BarCondition[];
  /** Editor of the open condition. */
  readonly children: ReactNode;
  readonly isMoreOpen: boolean;
  readonly onMore: () => void;
  /** Adds a question to the rows of a list; absent for any other field. */
  readonly onAddWithin: (() => void) | undefined;
  readonly onMove: (to: MoveDirection) => void;
}

export interface BarCondition {
  readonly title: string;
  /** True for a condition that the field has. */
  readonly isSet: boolean;
  readonly isOpen: boolean;
  readonly onTurn: () => void;
}

/** Shows the actions on the selected field, beside the field. */
export function FieldBar(props: FieldBarProps) {
  const {
    title,
    onTitle,
    required,
    onRequire,
    conditions,
    children,
    isMoreOpen,
    onMore,
    onAddWithin,
    onMove,
  } = props;
  return (
    <section className="studio-field-bar" aria-label={`${title}: what it is`}>
      {onTitle !== undefined && <Title title={title} onTitle={onTitle} />}
      {onRequire !== undefined && (
        <Button
          look="quiet"
          className="studio-toggle"
          aria-pressed={required === 'always' ? true : required === 'never' ? false : 'mixed'}
          onClick={onRequire}
        >
          {required === 'sometimes' ? 'Required at times' : 'Required'}
        </Button>
      )}
      {conditions.map(({ title: name, isSet, isOpen, onTurn }) => (
        <Button
          key={name}
          look="quiet"
          className="studio-toggle"
          data-set={isSet}
          aria-expanded={isOpen}
          onClick={onTurn}
        >
          {`${name} …`}
        </Button>
      ))}
      {onAddWithin !== undefined && (
        <Button look="quiet" onClick={onAddWithin}>
          Add question inside
        </Button>
      )}
      <Button look="quiet" className="studio-toggle" aria-expanded={isMoreOpen} onClick={onMore}>
        More
      </Button>
      <span className="studio-field-moves">
        {directions.map(({ to, icon }) => (
          <IconButton key={to} label={`Move ${title} ${to}`} onClick={() => onMove(to)}>
            {icon}
          </IconButton>
        ))}
        <IconButton label={`Take ${title} off the form`} isDangerous onClick={() => onMove('off')}>
          <RemoveIcon />
        </IconButton>
      </span>
      {conditions.some(({ isOpen }) => isOpen) && <div className="studio-shown-if">{children}</div>}
    </section>
  );
}

interface TitleProps {
  readonly title: string;
  readonly onTitle: (title: string) => void;
}

/** Shows the typed title until the form has it. */
function Title({ title, onTitle }: TitleProps): ReactNode {
  const [typed, setTyped] = useState(title);
  return (
    <TextBox
      className="en-input studio-card-title"
      aria-label="Title"
      maxLength={300}
      value={typed}
      onText={(text) => {
        setTyped(text);
        if (text.trim() !== '') onTitle(text.trim());
      }}
    />
  );
}

function LeftIcon() {
  return (
    <svg className="en-icon" viewBox="0 0 16 16" aria-hidden="true">
      <path d="M13 8H3.5M7 4 3 8l4 4" />
    </svg>
  );
}

function RightIcon() {
  return (
    <svg className="en-icon" viewBox="0 0 16 16" aria-hidden="true">
      <path d="M3 8h9.5M9 4l4 4-4 4" />
    </svg>
  );
}
