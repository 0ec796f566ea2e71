import { Refusal } from '~/db/refusal.server'

export type Act = () => Promise<unknown>

/** The outcome of an act: `done`, the key of the rule that refused it, or `raw …` with the database's own error. */
export type Outcome = { act: number; said: string; value?: unknown }

/** Runs acts on `lanes` lanes; each lane starts its next act when the last one has ended. */
export async function inLanes(lanes: number, acts: Act[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  let next = 0
  const lane = async () => {
    while (next < acts.length) {
      const act = next++
      outcomes[act] = { act, ...(await outcomeOf(acts[act]!)) }
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return outcomes
}

/** Runs all on the lanes; returns their results, or throws the first error. */
export async function allOf<T>(lanes: number, acts: (() => Promise<T>)[]): Promise<T[]> {
  const outcomes = await inLanes(lanes, acts)
  const failed = outcomes.find(({ said }) => said !== 'done')
  if (failed) throw new Error(failed.said)
  return outcomes.map(({ value }) => value as T)
}

/** Starts the acts of a group together, several groups at a time on the lanes; returns the outcomes by group. */
export async function groupsAtOnce(lanes: number, groups: Act[][]): Promise<string[][]> {
  const size = Math.max(1, ...groups.map((group) => group.length))
  const said: string[][] = []
  await inLanes(
    Math.max(1, Math.floor(lanes / size)),
    groups.map((group, number) => async () => {
      said[number] = (await Promise.all(group.map(outcomeOf))).map((outcome) => outcome.said)
    }),
  )
  return said
}

/** Runs one act and returns its outcome. */
export async function outcomeOf(act: Act): Promise<Omit<Outcome, 'act'>> {
  try {
    return { said: 'done', value: await act() }
  } catch (error) {
    return { said: ruleOf(error) }
  }
}

function ruleOf(error: unknown) {
  if (error instanceof Refusal) return error.rule
  const {
    code,
    constraint_name: rule,
    message,
  } = error as { code?: string; constraint_name?: string; message?: string }
  return code?.startsWith('MR') ? String(rule) : `raw ${code ?? ''} ${rule ?? message ?? String(error)}`
}

/** Counts each outcome. */
export function tally(said: string[]) {
  const counts: Record<string, number> = {}
  for (const each of said) counts[each] = (counts[each] ?? 0) + 1
  return counts
}
