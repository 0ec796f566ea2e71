import { Refusal } from '~/db/refusal.server'

export type Act = () => Promise<unknown>

/** What became of an act: `done`, the rule that refused it, or `raw …` for the database's own words. */
export type Outcome = { act: number; said: string; value?: unknown }

/** As many acts at a time as there are lanes; the next begins when one has ended. */
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

/** Groups of acts that begin together, several groups at a time on the lanes there are; answers by group. */
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

/** Runs one act to its end, whatever that is. */
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

/** How often each outcome came. */
export function tally(said: string[]) {
  const counts: Record<string, number> = {}
  for (const each of said) counts[each] = (counts[each] ?? 0) + 1
  return counts
}
