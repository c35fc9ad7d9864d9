import type { Diagnostics } from '../diagnostics.ts';
import { type Observed, observeContext, observeSources } from './observed-context.ts';
import type { DescriptorContext, PlanContext } from './plan-set.ts';

/** Makes a plan of something, with what the context knows of the rest of the schema set. */
type Make<Source extends object, Context, Plan> = (source: Source, context: Context) => Plan;

/**
 * Repeats a planning only where something that it read differs: the context, through which a plan finds everything,
 * notes what was looked up.
 */
export function plannedOnce<Source extends object, Plan>(
  make: Make<Source, DescriptorContext, Plan>,
): Make<Source, DescriptorContext, Plan> {
  const planned = madeOnce(make, observeContext);
  return (source, context) =>
    // Observers of every expression need those of each file, so nothing is reused for them.
    context.facts.seen === undefined ? planned(source, context) : make(source, context);
}

/** Context of the planning that precedes the entities. */
export type FilesContext = Pick<PlanContext, 'sources' | 'diagnostics'>;

/** Repeats the planning from files alone only where something that it read differs. */
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

/** Reuses a plan unless something was reported with it, which has to be reported again. */
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
