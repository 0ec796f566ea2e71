import { expect } from 'vitest'

type Known = { code?: string; constraint_name?: string; column_name?: string; rule?: string }

/** Returns the key of the rule that an error of the database or the app stands for; `raw` for the database's own errors. */
export function ruleOf(error: unknown) {
  const { code, constraint_name: constraint, rule } = error as Known
  return rule ?? (code?.startsWith('MR') ? String(constraint) : `raw ${code ?? String(error)}`)
}

/** Expects an act to be refused by this rule, with the rule's message and not the database's. */
export async function refused(act: Promise<unknown>, rule: string, field?: string) {
  const error = await act.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error === undefined ? 'done' : ruleOf(error)).toBe(rule)
  if (field !== undefined) expect((error as Known).column_name).toBe(field)
}

/** Expects a statement to violate this constraint. */
export async function breaks(statement: Promise<unknown>, constraint: string) {
  await expect(statement).rejects.toMatchObject({ constraint_name: constraint })
}

/** Returns the outcomes of parallel acts, sorted: `done` or the rule's key. */
export function outcomes(results: PromiseSettledResult<unknown>[]) {
  return results.map((result) => (result.status === 'fulfilled' ? 'done' : ruleOf(result.reason))).sort()
}

/** Returns the key of the rule that refuses a file, or that it was read. */
export function ruleOfReading(reading: () => unknown) {
  try {
    reading()
    return 'read'
  } catch (error) {
    return ruleOf(error)
  }
}
