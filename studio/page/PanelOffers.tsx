import { useId, useState } from 'react';
import type { Json, JsonObject } from '../../engine/core/json/json.ts';
import { Button, useDraftState } from '../../engine/react/index.ts';
import { groupedOffers, type Offer, type OfferGroup, refusalOfName } from './offers.ts';

export interface PanelOffersProps {
  /** Path of the object to which the offers add; also the key under which a typed name is kept. */
  readonly about: string;
  readonly offers: readonly Offer[];
  /** Number of files of the kind that have a member, by member name. */
  readonly uses: ReadonlyMap<string, number>;
  readonly file: Json;
  readonly meta: JsonObject;
  /** Resolves to false if the offer failed, so that its typed name stays. */
  readonly onTake: (offer: Offer, name?: string) => Promise<boolean>;
}

/** Lists the additions and conversions that a panel offers; an added entry needs a name. */
export function PanelOffers({ about, offers: all, uses, file, meta, onTake }: PanelOffersProps) {
  const id = useId();
  const groups = groupedOffers(all, uses);
  const offers = groups.flatMap((group) => group.offers);
  const [index, setIndex] = useState(0);
  const [name, setName] = useDraftState<string>(`studio.add.${about}`, '');
  const [refusal, setRefusal] = useState<string>();
  const offer = offers[index] ?? offers[0];
  if (offer === undefined) return null;
  const words = wordsFor[offer.kind === 'shape' ? 'change' : 'add'];
  async function take(chosen: Offer): Promise<void> {
    const reason = chosen.kind === 'entry' ? refusalOfName(file, chosen, { name, meta }) : undefined;
    setRefusal(reason);
    if (reason !== undefined) return;
    if (await onTake(chosen, ...(chosen.kind === 'entry' ? [name] : []))) setName(undefined);
  }
  return (
    <form
      className="studio-offers"
      onSubmit={(event) => {
        event.preventDefault();
        void take(offer);
      }}
    >
      {offers.length > 1 && (
        <div className="en-field">
          <label className="en-label" htmlFor={id}>
            {words.title}
          </label>
          <select
            id={id}
            className="en-input"
            value={index}
            aria-describedby={`${id}-help`}
            onChange={({ target }) => setIndex(Number(target.value))}
          >
            {groups.map((group) => (
              <Options key={group.title ?? ''} group={group} of={offers} />
            ))}
          </select>
        </div>
      )}
      {offer.kind === 'entry' && (
        <div className="en-field">
          <label className="en-label" htmlFor={`${id}-name`}>
            Name
          </label>
          <input
            id={`${id}-name`}
            className="en-input"
            value={name}
            aria-invalid={refusal === undefined ? undefined : true}
            aria-describedby={`${id}-refusal`}
            onChange={({ target }) => setName(target.value)}
          />
        </div>
      )}
      <Button type="submit">{offers.length === 1 ? words.only(offer.label) : words.action}</Button>
      <p id={`${id}-refusal`} className="en-error" role="alert">
        {refusal}
      </p>
      <p id={`${id}-help`} className="en-help">
        {[offer.description, words.help].filter((text) => text !== undefined).join(' ')}
      </p>
    </form>
  );
}

interface OptionsProps {
  readonly group: OfferGroup;
  /** Offers in the order of their groups, identified by their position. */
  readonly of: readonly Offer[];
}

function Options({ group, of }: OptionsProps) {
  const options = group.offers.map((offer) => (
    <option key={of.indexOf(offer)} value={of.indexOf(offer)}>
      {offer.label}
    </option>
  ));
  return group.title === undefined ? options : <optgroup label={group.title}>{options}</optgroup>;
}

interface Words {
  readonly title: string;
  readonly action: string;
  /** Formats the label of the button for a single offer. */
  readonly only: (label: string) => string;
  readonly help?: string;
}

const wordsFor: Readonly<Record<'add' | 'change', Words>> = {
  add: { title: 'Add', action: 'Add', only: (label) => `Add ${label.toLowerCase()}` },
  change: {
    title: 'Change to',
    action: 'Change',
    only: (label) => `Change to “${label}”`,
    help: 'What fits is kept, and the rest is replaced; Undo brings it back.',
  },
};
