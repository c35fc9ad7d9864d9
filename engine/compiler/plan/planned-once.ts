import type { Diagnostics } from '../diagnostics.ts';
import { type Observed, observeContext, observeSources } from './observed-context.ts';
import type { DescriptorContext, PlanContext } from './plan-set.ts';

/** Function that plans a source in the context of the rest of the schema set. */
type Make<Source extends object, Context, Plan> = (source: Source, context: Context) => Plan;

/**
 * Wraps a planning function so that it plans a source again only if anything that it read has changed. Records
 * the reads by observing the context.
 */
export function plannedOnce<Source extends object, Plan>(
  make: Make<Source, DescriptorContext, Plan>,
): Make<Source, DescriptorContext, Plan> {
  const planned = madeOnce(make, observeContext);
  return (source, context) =>
    // Plans every file anew if `seen` is set, since its observers need the expressions of all files.
    context.facts.seen === undefined ? planned(source, context) : make(source, context);
}

/** Context of planning before the entities are planned. */
export type FilesContext = Pick<PlanContext, 'sources' | 'diagnostics'>;

/**
 * Wraps a planning function that reads files only, so that it plans a source again only if a file that it read
 * has changed.
 */
export function plannedOnceFromFiles<Source extends object, Plan>(
  make: Make<Source, FilesContext, Plan>,
): Make<Source, FilesContext, Plan> {
  return madeOnce(make, ({ sources, diagnostics }) => {
    const { subject, holdsIn } = observeSources(sources);
    return { subject: { sources: subject, diagnostics }, holdsIn: (other) => holdsIn(other.sources) };
  });
}

interface Made<Context, Plan> {
  readonly plan: Plan;
  readonly from: Observed<Context>;
}

/** Caches a plan unless planning reported something, since the next compilation must report it again. */
function madeOnce<Source extends object, Context extends { readonly diagnostics: Diagnostics }, Plan>(
  make: Make<Source, Context, Plan>,
  observe: (context: Context) => Observed<Context>,
): Make<Source, Context, Plan> {
  const known = new WeakMap<Source, Made<Context, Plan>>();
  return (source, context) => {
    const before = known.get(source);
    const made = before?.from.holdsIn(context) === true ? before : makeAnew(source, context);
    made.from.noteIn?.(context);
    return made.plan;
  };

  function makeAnew(source: Source, context: Context): Made<Context, Plan> {
    const reports = context.diagnostics.reports;
    const from = observe(context);
    const made = { plan: make(source, from.subject), from };
    if (context.diagnostics.reports === reports) known.set(source, made);
    else known.delete(source);
    return made;
  }
}
