import type { z } from 'zod'
import { Refusal } from '~/db/refusal.server'
import { outcomeOf } from '~/http/outcome.server'
import { type Args, submit } from '~/http/page.server'
import type { Viewer } from '~/viewer/viewer'

/** What stands between a row and an act, or null; a notice is worth knowing and stops nothing. */
export type Obstacle = { id: number; obstacle: string | null; notice?: string | null }

/** What came of a bulk act: how many rows it was done for, and the others, each with the rule that refused it. */
type BulkOutcome = { done: number; refused: { id: number; why: string }[] }

type Definition<Value> = {
  /** Money: the password is asked for again, once for all rows. */
  password?: true
  findObstacles: (viewer: Viewer, ids: number[]) => Promise<Obstacle[]>
  /** What the page of the act offers to choose from. */
  findChoices?: (viewer: Viewer) => Promise<{ value: string; label: string }[]>
  /** Does it for one row, by the call of the single act. Raises what that one raises. */
  run: (viewer: Viewer, id: number, value: Value) => Promise<unknown>
}

/** The server's side of a bulk act, from the schema of its form and the calls of the single act. */
export function bulkAct<Value extends { ids: number[] }>(
  schema: z.ZodType<Value>,
  { password, findObstacles, findChoices, run }: Definition<Value>,
) {
  const perform = (viewer: Viewer, value: Value) => runEach(value.ids, (id) => run(viewer, id, value))
  return {
    asksPassword: password === true,
    findObstacles,
    findChoices,
    perform,
    /** Takes the form of the act's page; `end` makes the answer from what came of it. */
    submit: <Answer>(args: Args, viewer: Viewer, end: (outcome: BulkOutcome) => Promise<Answer> | Answer) =>
      submit(args, schema, async (value) => end(await perform(viewer, value)), {
        passwordOf: password && viewer,
      }),
  }
}

/** A bulk act as a page uses it, whatever its form asks for. */
export type ServedBulkAct = Omit<ReturnType<typeof bulkAct>, 'perform'>

/** After so many milliseconds the rows that are left are not begun: they are refused as busy. */
const limit = 20_000

/** One after the other, each in its own transaction: a row that is refused leaves the others as they are. */
export async function runEach(ids: number[], run: (id: number) => Promise<unknown>): Promise<BulkOutcome> {
  const end = performance.now() + limit
  const each = [...new Set(ids)]
  const refused: BulkOutcome['refused'] = []
  for (const id of each) {
    const outcome =
      performance.now() < end
        ? await outcomeOf(() => run(id))
        : { refusal: new Refusal('busy', undefined, 503) }
    if (!('refusal' in outcome)) continue
    if (refusesViewer.has(outcome.refusal.rule)) throw outcome.refusal
    refused.push({ id, why: outcome.refusal.rule })
  }
  return { done: each.length - refused.length, refused }
}

// These refuse the viewer, not a row: the whole form is refused.
const refusesViewer = new Set(['password_needed', 'role_not_held', 'not_allowed'])
