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

const page = '/mentor/register'

/** A step's number, as its address says it. */
export const numberOf = (step: Step) => steps.indexOf(step) + 1

/** How far she is, of the steps that are asked of her: an account she holds is none. */
export function progressOf(step: Step, signedIn: boolean) {
  const skipped = signedIn ? 1 : 0
  return { step: numberOf(step) - skipped, total: steps.length - skipped }
}

/** The address of a step; `more` adds to its query. */
export function stepPath(step: Step, more = '') {
  return `${page}?step=${numberOf(step)}${more}`
}

/** The step an address names, or undefined. */
export function readStep(request: Request): Step | undefined {
  return steps[Number(new URL(request.url).searchParams.get('step')) - 1]
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

/** The step an address may open: the one it names if she has come so far, else the furthest; no account twice. */
export function openStep(
  request: Request,
  { reached, signedIn, again }: { reached: number; signedIn: boolean; again: boolean },
): Step {
  const asked = readStep(request)
  const step = asked && numberOf(asked) <= reached ? asked : again ? 'you' : (steps[reached - 1] ?? 'account')
  return signedIn && step === 'account' ? 'you' : step
}
