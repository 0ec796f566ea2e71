/** The steps of an application, in order. */
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

/** The number of a step, as in its URL. */
export const numberOf = (step: Step) => steps.indexOf(step) + 1

/** The position of a step and the number of steps. A signed-in user skips the account step. */
export function progressOf(step: Step, signedIn: boolean) {
  const skipped = signedIn ? 1 : 0
  return { step: numberOf(step) - skipped, total: steps.length - skipped }
}

/** The next step, or undefined after the last. */
export function stepAfter(step: Step) {
  return steps[steps.indexOf(step) + 1]
}

/** The previous step, or undefined before the first. A signed-in user skips the account step. */
export function stepBefore(step: Step, signedIn: boolean) {
  const before = steps[steps.indexOf(step) - 1]
  return signedIn && before === 'account' ? undefined : before
}

/**
 * The step to show: the requested one if it is reached, else the furthest one, of an application that is sent again the last. A signed-in user never sees
 * the account step.
 */
export function openStep(
  asked: Step | undefined,
  { reached, signedIn, again }: { reached: number; signedIn: boolean; again: boolean },
): Step {
  const step =
    asked && numberOf(asked) <= reached ? asked : again ? 'check' : (steps[reached - 1] ?? 'account')
  return signedIn && step === 'account' ? 'you' : step
}
