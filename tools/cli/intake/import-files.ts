import { readFile } from 'node:fs/promises';
import type { JsonObject } from '../../../engine/core/json/json.ts';
import type { Product } from '../../../engine/core/product/product.ts';
import type { LoadOutcome, LoadRecord, LoadTarget } from '../../../engine/core/protocol/load.ts';
import { dosageCodesOf } from '../../../features/directions/server/dosage-codes.ts';
import { type ConvertedBundle, convertBundle } from '../../../features/import/server/fhir/convert-bundle.ts';
import type { FileProblem } from '../../../features/import/server/fhir/file-problem.ts';
import type { DroppedContent, Missing } from '../../../features/import/server/fhir/findings.ts';
import type { MedicationReader } from '../../../features/import/server/fhir/medication-lists.ts';
import { readBundle } from '../../../features/import/server/fhir/read-bundle.ts';
import {
  medicationOf,
  notTakenReason,
} from '../../../features/reconciliation/server/reading/fhir-medications.ts';
import { unreachable } from './find-files.ts';

const batchSize = 500;

/** Creates the reader of a bundle's medications with the product's codes. */
export function medicationReader(product: Product): MedicationReader {
  const codes = dosageCodesOf(product);
  return {
    reasonAgainst: (resource, { resolve, today }) => notTakenReason(resource, { resolve, today }),
    read(resource, resolve) {
      const read = medicationOf(resource, { resolve, codes });
      return read === undefined ? undefined : { ...read };
    },
  };
}

/** Outcome of one file. */
export type FileReport =
  | { readonly file: string; readonly problem: FileProblem }
  | {
      readonly file: string;
      readonly outcomes: readonly LoadOutcome[];
      readonly leftOut: readonly DroppedContent[];
      readonly missing: readonly Missing[];
    };

export interface ImportOptions {
  readonly files: readonly string[];
  readonly product: Product;
  readonly organization: string;
  readonly now: Date;
  /** Opens the target at the first readable file; the caller closes it. */
  readonly target: () => Promise<LoadTarget>;
  readonly onFile: (report: FileReport, number: number) => void;
  readonly onStart: (file: string, number: number) => void;
}

/** Imports the files one after the other, with one in memory at a time. A broken file does not stop the others. */
export async function importFiles(options: ImportOptions): Promise<readonly FileReport[]> {
  const reports: FileReport[] = [];
  const owners = new Map<string, string>();
  for (const [index, file] of options.files.entries()) {
    options.onStart(file, index + 1);
    const report = await importFile(file, owners, options);
    options.onFile(report, index + 1);
    reports.push(report);
  }
  return reports;
}

async function importFile(
  file: string,
  owners: Map<string, string>,
  options: ImportOptions,
): Promise<FileReport> {
  const read = await readFile(file).then(
    (bytes) => readBundle(file, bytes),
    (error: unknown) => ({ problem: unreachable(file, error) }),
  );
  if ('problem' in read) {
    return { file, problem: read.problem };
  }
  const { product, organization, now } = options;
  const clock = { now: now.toISOString(), today: now.toISOString().slice(0, 10) };
  const medications = medicationReader(product);
  const conversion = convertBundle(read.bundle, { product, organization, clock, medications });
  const { records, leftOut } = claimRecords(file, owners, conversion);
  // Drops withdrawals of records that another file of this run contains.
  const withdrawals = conversion.withdrawals.filter(
    ({ entity, record }) => !owners.has(keyOf(entity, record)),
  );
  const outcomes = await loadInBatches(await options.target(), [...records, ...withdrawals]);
  const here = outcomes.filter(({ outcome }) => outcome !== 'absent');
  return { file, outcomes: here, leftOut, missing: conversion.missing };
}

/** Loads in batches, so that requests to the running gateway stay small for bundles of any size. */
async function loadInBatches(
  target: LoadTarget,
  records: readonly LoadRecord[],
): Promise<readonly LoadOutcome[]> {
  const outcomes: LoadOutcome[] = [];
  for (let start = 0; start < records.length; start += batchSize) {
    outcomes.push(...(await target.load(records.slice(start, start + batchSize))));
  }
  return outcomes;
}

interface Claimed {
  readonly records: readonly LoadRecord[];
  readonly leftOut: readonly DroppedContent[];
}

/**
 * Takes only the records that no earlier file of the run contained, since two files would otherwise overwrite each
 * other at every import.
 */
function claimRecords(
  file: string,
  owners: Map<string, string>,
  { records, leftOut }: ConvertedBundle,
): Claimed {
  const mine = records.filter(({ entity, record }) => {
    const key = keyOf(entity, record);
    owners.set(key, owners.get(key) ?? file);
    return owners.get(key) === file;
  });
  const count = records.length - mine.length;
  const repeated = {
    kind: 'resource' as const,
    what: 'record',
    reason: 'an earlier file of this run brought it',
    count,
  };
  return { records: mine, leftOut: count > 0 ? [...leftOut, repeated] : leftOut };
}

function keyOf(entity: string, record: JsonObject): string {
  return `${entity}/${String(record['_id'])}`;
}
