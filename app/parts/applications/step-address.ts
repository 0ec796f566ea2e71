import { numberOf, steps, type Step } from '~/domain/applications/steps'

/** The URL of a step; `more` is appended to its query. */
export function stepPath(step: Step, more = '') {
  return `/mentor/register?step=${numberOf(step)}${more}`
}

/** The step in a request's URL, or undefined. */
export function readStep(request: Request): Step | undefined {
  return steps[Number(new URL(request.url).searchParams.get('step')) - 1]
}
