import { Refusal, toRefusal } from '~/db/refusal.server'

/** What came of an act: what it returned, or the rule that refused it. */
type Outcome<Result> = { result: Result } | { refusal: Refusal }

/** Runs an act for a page or a call. A broken rule is an outcome; a fault of ours is thrown on. */
export async function outcomeOf<Result>(act: () => Promise<Result>): Promise<Outcome<Result>> {
  try {
    return { result: await act() }
  } catch (error) {
    const refusal = toRefusal(error)
    if (!refusal) throw error
    return { refusal }
  }
}
