import { Refusal, toRefusal } from '~/db/refusal.server'

/** The result of an act, or the refusal. */
type Outcome<Result> = { result: Result } | { refusal: Refusal }

/** Runs an act for a page or a call. A refusal is returned; an unexpected error is thrown on. */
export async function outcomeOf<Result>(act: () => Promise<Result>): Promise<Outcome<Result>> {
  try {
    return { result: await act() }
  } catch (error) {
    const refusal = toRefusal(error)
    if (!refusal) throw error
    return { refusal }
  }
}
