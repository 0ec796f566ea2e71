import { expect } from 'vitest'

type Known = { code?: string; constraint_name?: string; column_name?: string }

/** The rule an error stands for; anything the database says in its own words is `raw`. */
export function ruleOf(error: unknown) {
  const { code, constraint_name: rule } = error as Known
  return code?.startsWith('MR') ? String(rule) : `raw ${code ?? String(error)}`
}

/** Expects an act to be refused by this rule, in the rule's words and not the database's. */
export async function refused(act: Promise<unknown>, rule: string, field?: string) {
  const error = await act.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error === undefined ? 'done' : ruleOf(error)).toBe(rule)
  if (field !== undefined) expect((error as Known).column_name).toBe(field)
}

/** Expects a statement to break this constraint of the tables, whoever makes it. */
export async function breaks(statement: Promise<unknown>, constraint: string) {
  await expect(statement).rejects.toMatchObject({ constraint_name: constraint })
}

/** What became of acts that ran together: `done` or the rule, sorted. */
export function outcomes(results: PromiseSettledResult<unknown>[]) {
  return results.map((result) => (result.status === 'fulfilled' ? 'done' : ruleOf(result.reason))).sort()
}
