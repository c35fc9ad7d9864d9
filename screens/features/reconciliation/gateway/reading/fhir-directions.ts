import type { JsonObject } from '../../../../../engine/core/json/json.ts';
import { getAt } from '../../../../../engine/core/json/pointer.ts';
import { trimmedOrUndefined } from '../../../../../engine/core/json/string-values.ts';

const longest = 5000;

const periods: Readonly<Record<string, string>> = {
  h: 'hour',
  d: 'day',
  wk: 'week',
  mo: 'month',
  min: 'minute',
};

/** Directions of FHIR `Dosage`s in words: their text, or a sentence of what is structured. */
export function directionsOf(dosages: readonly JsonObject[]): string | undefined {
  const parts = dosages
    .map((dosage) => trimmedOrUndefined(dosage['text']) ?? composed(dosage))
    .filter((part) => part !== '');
  return parts.length === 0 ? undefined : [...new Set(parts)].join('; ').slice(0, longest);
}

function composed(dosage: JsonObject): string {
  const parts = [
    doseOf(dosage),
    routeOf(dosage),
    timingOf(dosage),
    dosage['asNeededBoolean'] === true ? 'as needed' : '',
  ];
  return parts.filter((part) => part !== '').join(' ');
}

function doseOf(dosage: JsonObject): string {
  const value = getAt(dosage, '/doseAndRate/0/doseQuantity/value');
  const low = getAt(dosage, '/doseAndRate/0/doseRange/low/value');
  const high = getAt(dosage, '/doseAndRate/0/doseRange/high/value');
  const unit =
    trimmedOrUndefined(getAt(dosage, '/doseAndRate/0/doseQuantity/unit')) ??
    trimmedOrUndefined(getAt(dosage, '/doseAndRate/0/doseRange/high/unit')) ??
    '';
  if (typeof value === 'number') return `${value} ${unit}`.trim();
  return typeof low === 'number' && typeof high === 'number' ? `${low}-${high} ${unit}`.trim() : '';
}

function routeOf(dosage: JsonObject): string {
  return (
    trimmedOrUndefined(getAt(dosage, '/route/text')) ??
    trimmedOrUndefined(getAt(dosage, '/route/coding/0/display')) ??
    ''
  );
}

function timingOf(dosage: JsonObject): string {
  const frequency = getAt(dosage, '/timing/repeat/frequency');
  const period = getAt(dosage, '/timing/repeat/period');
  const unit = periods[String(getAt(dosage, '/timing/repeat/periodUnit'))];
  if (typeof frequency !== 'number' || typeof period !== 'number' || unit === undefined)
    return trimmedOrUndefined(getAt(dosage, '/timing/code/text')) ?? '';
  if (unit === 'day' && period === 1) return frequency === 1 ? 'daily' : `${frequency} times daily`;
  const times = frequency === 1 ? '' : `${frequency} times `;
  return `${times}every ${period === 1 ? unit : `${period} ${unit}s`}`;
}
