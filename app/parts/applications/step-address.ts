import { numberOf, steps, type Step } from '~/domain/applications/steps'

/** The address of a step; `more` adds to its query. */
export function stepPath(step: Step, more = '') {
  return `/mentor/register?step=${numberOf(step)}${more}`
}

/** The step that the address of a request names, or undefined. */
export function readStep(request: Request): Step | undefined {
  return steps[Number(new URL(request.url).searchParams.get('step')) - 1]
}
