/** The pages of an application as a mentor, in their order. */
export const steps = [
  'account',
  'you',
  'experience',
  'reason',
  'photo',
  'links',
  'visibility',
  'check',
] as const
export type Step = (typeof steps)[number]

/** A step's number, as its address says it. */
export const numberOf = (step: Step) => steps.indexOf(step) + 1

/** How far she is, of the steps that are asked of her: an account she holds is none. */
export function progressOf(step: Step, signedIn: boolean) {
  const skipped = signedIn ? 1 : 0
  return { step: numberOf(step) - skipped, total: steps.length - skipped }
}

/** The step after one; the last is followed by none. */
export function stepAfter(step: Step) {
  return steps[steps.indexOf(step) + 1]
}

/** The step before one, or undefined for the first that she has: an account she holds is not asked again. */
export function stepBefore(step: Step, signedIn: boolean) {
  const before = steps[steps.indexOf(step) - 1]
  return signedIn && before === 'account' ? undefined : before
}

/** The step that may be opened: the one asked for if it is reached, else the furthest; no account twice. */
export function openStep(
  asked: Step | undefined,
  { reached, signedIn, again }: { reached: number; signedIn: boolean; again: boolean },
): Step {
  const step = asked && numberOf(asked) <= reached ? asked : again ? 'you' : (steps[reached - 1] ?? 'account')
  return signedIn && step === 'account' ? 'you' : step
}
